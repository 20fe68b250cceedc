// What the server and its clients say to each other. Written by `make schema` from src/lodestone/server/protocol;
// do not edit. docs/protocol.md explains it.

export const PROTOCOL = 1;
export const CHAT_LENGTH = 280;
export const NAME_LENGTH = 24;

/** Who a seat was meant for when the table was made. `here`: A person at the screen that made the table. `link`: Whoever opens the link and sits down. */
export type SeatKind = "here" | "link" | "bot";

/** Where a table is. `waiting`: Some seats are still free. `over`: The game has ended; another one can follow. `closed`: Nothing more can be done here but look. */
export type Status = "waiting" | "playing" | "over" | "closed";

/** What needs everybody's consent. `take_back`: Clustered: the last move (Z7). `again`: Another game at the same table (Z10). `hints`: Everybody may ask for hints until the game is over. `chat`: Strangers may write to each other. */
export type ProposalKind = "pause" | "take_back" | "again" | "hints" | "chat";

/** Whether a seat may ask what to play. `yes`: Alone, against bots, or everybody has agreed. `ask`: Once everybody has agreed: propose `hints`. `no`: Never at this table. */
export type Hints = "yes" | "ask" | "no";

/** Whether people at a table may write to each other. `ask`: Strangers: reactions only, until everybody with a seat has agreed; propose `chat`. `no`: Chat was switched off when the table was made, and so were reactions. */
export type Talk = "yes" | "ask" | "no";

/** What a move was like, beside the best that was found. `only`: There was no choice. `good`: As good as the best, as far as the two can be told apart. */
export type Verdict = "only" | "best" | "good" | "slip" | "blunder";

/** Why something was refused. `key` and `args` name the sentence in the catalogues, `message` is it in English. */
export interface Problem {
  /** invalid-request · invalid-notation · illegal-move · game-over · not-allowed · not-found · conflict · too-many · unavailable */
  readonly code: string;
  readonly rule: string | null;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly message: string;
  /** Clustered: cells to point at. */
  readonly cells: readonly (readonly [number, number])[];
}

/** One finished or imported game. */
export interface RecordInfo {
  readonly record: string;
  readonly table: string | null;
  readonly game: "clustered" | "kluster";
  /** Seconds since 1970. */
  readonly finished: number;
  readonly players: readonly string[];
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly turns: number;
}

/** `POST /api/score`: a text board as `lodestone score` reads it. */
export interface ScoreRequest {
  readonly board: string;
}

/** A line, from its first to its last cell, or a rectangle, by two opposite corners; counted from the top left. */
export interface ScoredGroup {
  readonly seat: string;
  readonly cells: readonly [readonly [number, number], readonly [number, number]];
  readonly points: number;
}

/** The scores, and where they come from. */
export interface ScoreAnswer {
  readonly scores: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly largest_rectangle: string | null;
  readonly longest_line: string | null;
  readonly lines: readonly ScoredGroup[];
  readonly rectangles: readonly ScoredGroup[];
}

/** One seat, as everybody sees it. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  /** None while it is free. */
  readonly name: string | null;
  readonly person: number | null;
  /** The bot that plays here: from the start, or standing in for somebody absent. */
  readonly level: string | null;
  /** Whether that bot only keeps the seat warm for its person. */
  readonly standing_in: boolean;
  readonly resigned: boolean;
}

/** Somebody with a token. */
export interface PersonInfo {
  readonly person: number;
  readonly name: string;
  readonly host: boolean;
  /** Connected at this moment. */
  readonly present: boolean;
}

/** A question on the table: carried out once all who are needed have agreed, gone once somebody declines. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly by: number;
  readonly agreed: readonly number[];
  readonly needed: readonly number[];
}

/** The turn's clock (Z9); absent where none was chosen. */
export interface Clock {
  readonly turn_seconds: number;
  /** Seconds at the moment the message was made. */
  readonly left: number;
  readonly running: boolean;
  /** Where turns take days: when it is up, in s since 1970. Such a clock runs whether anybody is there or not. */
  readonly deadline: number | null;
}

/** What the server promised before the deal, and after the game the proof. `hash` is the SHA-256, in hex, of the text "<seed>/<salt>". */
export interface Commitment {
  readonly hash: string;
  /** Decimal digits, as text since not every language holds 63 bits. None until the game is over; at daily tables always. */
  readonly seed: string | null;
  readonly salt: string | null;
}

/** Something somebody said. */
export interface ChatLine {
  readonly number: number;
  readonly person: number;
  readonly name: string;
  readonly text: string | null;
  /** One of a fixed list; then `text` is None. */
  readonly reaction: string | null;
}

/** Who begins the first game (Z13). */
export interface FirstWish {
  /** drawn by lot · picked as the youngest (Clustered) or the shortest (Kluster) of those there · named by the host */
  readonly by: "drawn" | "named" | "picked";
  /** Who that is; null with `drawn`. */
  readonly seat?: number | null;
}

/** A table as everybody sees it, without what lies on it. */
export interface TableInfo {
  readonly table: string;
  readonly game: "clustered" | "kluster";
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  readonly people: readonly PersonInfo[];
  readonly clustered: ClusteredOptions | null;
  readonly kluster: KlusterOptions | null;
  /** Names of options that differ from the leaflet. */
  readonly house_rules: readonly string[];
  /** 0 while waiting for the first game. */
  readonly game_number: number;
  readonly commitment: Commitment | null;
  readonly proposal: Proposal | null;
  readonly paused: boolean;
  readonly clock: Clock | null;
  readonly chat: boolean;
  readonly spectators: number;
  /** The records of this table's finished games, the first one first. */
  readonly records: readonly string[];
  /** The lesson it was made for; its first deal is the same for everybody. */
  readonly lesson: string | null;
  readonly hints: Hints;
  /** The options of a game that has no field of its own here. */
  readonly options: Readonly<Record<string, unknown>> | null;
  /** Who begins the first game, as whoever made the table wishes. */
  readonly first: FirstWish | null;
  /** How it was settled who began this game: drawn · picked · named · person · most_left · next; null before. */
  readonly first_by: string | null;
  /** Whether it is open to everybody: listed in the lobby while it waits for people and its host is there. */
  readonly listed: boolean;
  readonly talk: Talk;
  /** The day of the daily table that it is, as `2026-11-18`; null: it is none. Seed and salt are never told here. */
  readonly daily: string | null;
}

/** A reason: `key` and `args` name its sentence in the catalogues. */
export interface Because {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** A seat's moves together. */
export interface SeatReview {
  readonly seat: number;
  /** Those that left a choice. */
  readonly moves: number;
  /** Given away in all: points of lead (Clustered), risk of a fault (Kluster). */
  readonly swing: number;
  readonly slips: number;
  readonly blunders: number;
}

/** A table of Clustered. `rules` as in the referee's `new`. */
export interface ClusteredOptions {
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly turn_seconds?: number | null;
  /** Days for a turn, which pass whether anybody is there or not; then there are no `turn_seconds`. Sent only where it was chosen, since older clients do not know the key. */
  readonly turn_days?: 1 | 3 | 7 | null;
}

/** Points as they stand. */
export interface SeatScore {
  readonly rectangle: number;
  readonly rows: number;
  readonly columns: number;
  readonly bonus: number;
  readonly total: number;
}

/** The table as everybody sees it. */
export interface ClusteredPublic {
  readonly seats: number;
  readonly first: number;
  readonly rules: Readonly<Record<string, unknown>>;
  /** The whole board in a `welcome` and after a take-back; None in other updates: add the tiles of `TilePlaced`. */
  readonly board: readonly (readonly [number, number, string, number | null])[] | null;
  /** What was done last, the latest at the end; comes with the board. */
  readonly log: readonly (readonly [number, string])[] | null;
  readonly turn: number | null;
  readonly phase: string;
  readonly hand_sizes: readonly number[];
  readonly stack_sizes: readonly number[];
  /** Only their number where the table hides them. */
  readonly discards: readonly (readonly string[] | number)[];
  readonly first_line: number | null;
  /** Who took the first-to bonuses (CO7). */
  readonly first_rectangle: number | null;
  readonly largest_rectangle: number | null;
  /** Who alone has them now (CO8). */
  readonly longest_line: number | null;
  readonly scores: readonly SeatScore[];
  readonly moves: number;
  readonly last: readonly [number, number] | null;
  readonly resigned: readonly number[];
  readonly winners: readonly number[] | null;
  readonly ending: string | null;
}

/** What one seat sees beside it: in messages to the person who holds that seat, and to nobody else. */
export interface ClusteredPrivate {
  readonly seat: number;
  readonly hand: readonly string[];
  /** Each tile that may be placed now, and where. Empty when it is not this seat's turn. */
  readonly place: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Tiles that may be discarded now. */
  readonly discard: readonly string[];
  /** What this seat has discarded, also where the table hides it from others. */
  readonly discarded: readonly string[];
}

/** A game of Clustered for one person or spectator. */
export interface ClusteredGame {
  readonly game: "clustered";
  readonly public: ClusteredPublic;
  readonly private: readonly ClusteredPrivate[];
}

/** A line by its ends, or a rectangle by two opposite corners. */
export interface Group {
  readonly kind: string;
  readonly seat: number;
  readonly cells: readonly [readonly [number, number], readonly [number, number]];
  readonly points: number;
}

/** Clustered: what would this seat's score be after that move? Answered with `previewed`. */
export interface Preview {
  readonly type: "preview";
  readonly id: string;
  readonly seat: number;
  readonly move: string;
}

/** Clustered: why is this move not allowed? Answered with `explained`. */
export interface Explain {
  readonly type: "explain";
  readonly id: string;
  readonly seat: number;
  readonly move: string;
}

/** Clustered: all lines and rectangles that score now. Answered with `grouped`. */
export interface Groups {
  readonly type: "groups";
  readonly id: string;
}

/** The answer to `preview`. */
export interface Previewed {
  readonly type: "previewed";
  readonly id: string;
  readonly score: SeatScore;
  /** Points more than now. */
  readonly gain: number;
  /** The lines and rectangles of this seat that it would make or extend. */
  readonly groups: readonly Group[];
}

/** The answer to `explain`; no reasons: the move is allowed. */
export interface Explained {
  readonly type: "explained";
  readonly id: string;
  readonly reasons: readonly Problem[];
}

/** The answer to `groups`. */
export interface Grouped {
  readonly type: "grouped";
  readonly id: string;
  readonly groups: readonly Group[];
}

/** One move of a record, and how the table stood after it. Turn 0 is the deal. */
export interface ClusteredTurn {
  readonly number: number;
  readonly move: string | null;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly turn: number | null;
  readonly phase: string;
  readonly hands: readonly (readonly string[])[];
  readonly stack_sizes: readonly number[];
  readonly discards: readonly (readonly string[])[];
  readonly scores: readonly (Readonly<Record<string, number>>)[];
}

/** `GET /api/records/{record}/replay` for Clustered: the board of turn n is what turns 0 to n placed. */
export interface ClusteredReplay {
  readonly game: "clustered";
  readonly info: RecordInfo;
  readonly seats: number;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly start: readonly (readonly [number, number])[];
  readonly turns: readonly ClusteredTurn[];
}

/** A move of Clustered and what it is worth. */
export interface RatedMove {
  /** The move in notation. */
  readonly move: string;
  /** Points by which the seat is expected to be ahead of the best other one at the end; alone, its points. */
  readonly lead: number;
  /** Points that it makes at once. */
  readonly points: number;
}

/** What to play at Clustered, and why. */
export interface ClusteredAdvice {
  readonly game: "clustered";
  readonly best: RatedMove;
  /** Other good moves, the best first. */
  readonly alternatives: readonly RatedMove[];
  /** Nothing is hidden any more: all leads are exact. */
  readonly certain: boolean;
  readonly reasons: readonly Because[];
}

/** A move of a finished game, beside what that seat could have done. */
export interface ReviewedMove {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: number;
  readonly played: RatedMove;
  readonly best: RatedMove;
  /** Points of lead that the move gave away; 0 if it was as good as any. */
  readonly swing: number;
  readonly verdict: Verdict;
  /** Moves that would have been better or as good, the best first; not the one that was played. */
  readonly alternatives: readonly RatedMove[];
  readonly certain: boolean;
  /** Why the best move is good. */
  readonly reasons: readonly Because[];
}

/** A game of Clustered, move by move. Resignations are left out. */
export interface ClusteredReview {
  readonly game: "clustered";
  readonly moves: readonly ReviewedMove[];
  readonly seats: readonly SeatReview[];
}

/** A table of Kluster: `boxes`, `options` as in the referee's `new`; the rest as in docs/kluster-match.md. */
export interface KlusterOptions {
  readonly boxes: Readonly<Record<string, number>>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** `surface`, `loop_classic`, `loop_duo`, `turn_seconds`, `show_poles`, `cord_by_magnet`, `no_sliding`. */
  readonly table?: Readonly<Record<string, unknown>>;
  /** How each cord is laid: `shape` is `circle`, `oval`, `eight` or `free`. None: circles. */
  readonly cords?: readonly (Readonly<Record<string, unknown>>)[] | null;
}

/** The match as everybody sees it. */
export interface KlusterPublic {
  readonly seats: number;
  readonly first: number;
  readonly boxes: Readonly<Record<string, number>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly table: Readonly<Record<string, unknown>>;
  /** Every magnet of the boxes; binary frames name them by their place in this list. */
  readonly magnets: readonly string[];
  /** mm, their full extents: a stone's thickness last, a spinner's length first. */
  readonly sizes: readonly (readonly [number, number, number])[];
  /** mm. */
  readonly cord_lengths: readonly number[];
  readonly turn: number | null;
  readonly phase: string;
  readonly stage: string;
  readonly round: number;
  readonly pools: readonly (readonly string[])[];
  readonly set_aside: readonly string[];
  readonly resigned: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly ending: string | null;
  readonly solo: Readonly<Record<string, unknown>> | null;
  /** Which face is north: with the option to show poles, or when the game is over (Z5). */
  readonly north: Readonly<Record<string, string>> | null;
  /** The time of this turn is up: the clock's hand plays it out for the seat (Z9). */
  readonly by_clock: boolean;
}

/** A match of Kluster; it has no private part but the tug in the holder's frames. */
export interface KlusterGame {
  readonly game: "kluster";
  readonly public: KlusterPublic;
}

/** Kluster, where poles are shown: how risky it would be to let the held magnet go. Answered with `weighed`. */
export interface Weigh {
  readonly type: "weigh";
  readonly id: string;
  readonly seat: number;
}

/** The answer to `weigh`: a grid of spots, rows from the lowest y, each from the lowest x; mm. */
export interface Weighed {
  readonly type: "weighed";
  readonly id: string;
  /** The one in the hand; it would be set down as it is held now. */
  readonly magnet: string;
  readonly x: number;
  /** The middle of the first spot. */
  readonly y: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** Base64, a byte each: 0 without danger, or not allowed there; up to 127 nothing moves; 255 snaps. */
  readonly values: string;
}

/** One turn of a record, and how the game stood after it. Turn 0 is the deal. */
export interface KlusterTurn {
  readonly number: number;
  /** Who played it. */
  readonly seat: number | null;
  /** How many frames of 16 ms it took. */
  readonly frames: number;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly turn: number | null;
  readonly pools: readonly (readonly string[])[];
  readonly solo: Readonly<Record<string, unknown>> | null;
}

/** `GET /api/records/{record}/replay` for Kluster: the record (docs/kluster-match.md) with where everything lay. How things moved is in its tracks, one a turn: `GET /api/records/{record}/tracks/{turn}`. */
export interface KlusterReplay {
  readonly game: "kluster";
  readonly info: RecordInfo;
  readonly record: Readonly<Record<string, unknown>>;
  /** Frames name them by their place in this list. */
  readonly magnets: readonly string[];
  readonly turns: readonly KlusterTurn[];
}

/** A way to place a magnet, and how it would go. Millimetres, degrees. */
export interface Placing {
  readonly magnet: string;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly face: string;
  readonly pose: string;
  /** Share of imagined releases, by a hand that trembles, that end in a fault. */
  readonly risk: number;
  /** Share used up of what holds the magnet that is strained most, with all at rest; above 1 it does not hold. None: something would be lifted. */
  readonly use: number | null;
  /** The two that pull at each other most, for what holds them; None if none do. */
  readonly pair: readonly [string, string] | null;
}

/** Where to place which magnet, and why. */
export interface KlusterAdvice {
  readonly game: "kluster";
  readonly best: Placing;
  readonly alternatives: readonly Placing[];
  /** mm by which the hand may be off in any direction and all is still well, as far as was looked. */
  readonly slack: number;
  readonly reasons: readonly Because[];
}

/** A placement of a finished match, beside the best place that was found for it. */
export interface ReviewedTurn {
  /** The turn, counted from 1. */
  readonly number: number;
  readonly seat: number;
  readonly played: Placing;
  readonly best: Placing;
  /** Risk that it took without need. */
  readonly swing: number;
  readonly verdict: Verdict;
  readonly alternatives: readonly Placing[];
  /** Magnets that were picked up for it. */
  readonly klustered: readonly string[];
  readonly reasons: readonly Because[];
}

/** A match of Kluster, placement by placement; turns in which nothing was released are left out. */
export interface KlusterReview {
  readonly game: "kluster";
  readonly turns: readonly ReviewedTurn[];
  readonly seats: readonly SeatReview[];
  /** False: on the physics of this program the record came out differently, and the rest was not looked at. */
  readonly whole: boolean;
}

/** The first message: says who is there. Answered with `welcome`. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  /** None: a spectator. */
  readonly token?: string | null;
  readonly language?: string | null;
}

/** Something is missing: send a `welcome` again. */
export interface Resync {
  readonly type: "resync";
  readonly id: string;
}

/** Make a move, in notation. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly move: string;
}

/** Kluster: an intent, as in docs/kluster-match.md. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly seat: number;
  readonly intent: Readonly<Record<string, unknown>>;
}

/** Kluster: a `hover` or `drag` that a later one replaces. Frames tell the highest `number` heard; a refusal comes as `refused` with the id "stream". */
export interface Stream {
  readonly type: "stream";
  readonly seat: number;
  readonly number: number;
  readonly intent: Readonly<Record<string, unknown>>;
}

/** What would you play? For one's own seat, while it is on turn and where hints are allowed. Answered with `hinted` when it has been thought through: other messages may be answered before. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
}

/** Leave the game for good (Z8). */
export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly seat: number;
}

/** Let a bot play for a seat: one's own, or that of somebody who is not there. None gives it back. */
export interface StandIn {
  readonly type: "stand_in";
  readonly id: string;
  readonly seat: number;
  readonly level: string | null;
}

/** Give a seat up before the game has begun; it is free again. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
  readonly seat: number;
}

/** Host: begin now, with bots of this level on the free seats. */
export interface Start {
  readonly type: "start";
  readonly id: string;
  readonly level: string;
}

/** Ask everybody for something. */
export interface Propose {
  readonly type: "propose";
  readonly id: string;
  readonly kind: ProposalKind;
}

/** Agree to what was proposed, or decline. */
export interface Reply {
  readonly type: "reply";
  readonly id: string;
  readonly agree: boolean;
}

/** End a pause; anybody with a seat may. */
export interface Resume {
  readonly type: "resume";
  readonly id: string;
}

/** Write something in the chat. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/** Send one of the reactions of `GET /api/games` in the chat. */
export interface React {
  readonly type: "react";
  readonly id: string;
  readonly reaction: string;
}

/** Go by another name. */
export interface Rename {
  readonly type: "rename";
  readonly id: string;
  readonly name: string;
}

/** Host: list the table in the lobby, for everybody, or not any more. */
export interface ListTable {
  readonly type: "list";
  readonly id: string;
  readonly on: boolean;
}

/** Host: end this table for everybody. */
export interface CloseTable {
  readonly type: "close";
  readonly id: string;
}

/** Is anybody there? Answered with `ack`. */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** Everything, from scratch: the answer to `hello` and `resync`. */
export interface Welcome {
  readonly type: "welcome";
  readonly v: number;
  readonly program: string;
  /** None for a spectator. */
  readonly you: number | null;
  /** The seats that `you` hold. */
  readonly seats: readonly number[];
  readonly table: TableInfo;
  /** None while waiting for the first game. */
  readonly game: ClusteredGame | KlusterGame | null;
  /** The latest lines. */
  readonly chat: readonly ChatLine[];
  /** Of the `resync` that it answers; None: it answers `hello`, or nobody asked for it. */
  readonly id: string | null;
}

/** Something has happened, and is stored. What is None has not changed. */
export interface Update {
  readonly type: "update";
  readonly v: number;
  /** What happened in the game, as this person may see it; a tile that others drew is None. */
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly by: number | null;
  readonly table: TableInfo | null;
  /** The seats that you hold, if that has changed. */
  readonly seats: readonly number[] | null;
  readonly game: ClusteredGame | KlusterGame | null;
  /** Where one was chosen: how it stands after this. */
  readonly clock: Clock | null;
  readonly said: ChatLine | null;
  /** The game has ended; this is its record. */
  readonly record: string | null;
  /** `by` has said no to what was proposed. */
  readonly declined: ProposalKind | null;
}

/** Done and stored, at version v. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly v: number;
}

/** Not done; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  /** None if it could not be read. */
  readonly id: string | null;
  readonly error: Problem;
}

/** The answer to `hint`, for the person who asked and nobody else. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly seat: number;
  readonly advice: ClusteredAdvice | KlusterAdvice;
}

/** Who is connected now. Not versioned. */
export interface Presence {
  readonly type: "presence";
  readonly people: readonly PersonInfo[];
  readonly spectators: number;
  /** Where one was chosen: it waits while nobody with a token is connected. */
  readonly clock: Clock | null;
}

/** A bot ponders, or has stopped pondering. Not versioned. */
export interface Thinking {
  readonly type: "thinking";
  readonly seat: number;
  readonly on: boolean;
}

/** Kluster: something changed within a running turn. Not versioned: a turn that is cut short begins again. */
export interface LiveNews {
  readonly type: "live";
  readonly game: KlusterGame;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  /** The turn had to begin again. */
  readonly restarted: boolean;
}

/** The last message before the server closes the connection. */
export interface Bye {
  readonly type: "bye";
  /** shutdown · moved · closed · too-slow · too-many · idle · protocol */
  readonly reason: string;
  /** Come back after so many seconds; None: do not. */
  readonly retry_after: number | null;
}

/** Who a seat is for. */
export interface SeatWish {
  readonly kind: SeatKind;
  /** For seats `here`: several people at one screen have names of their own. */
  readonly name?: string | null;
  /** For bots: one of the levels in `GET /api/games`. */
  readonly level?: string | null;
}

/** `POST /api/tables` */
export interface CreateTable {
  readonly game: "clustered" | "kluster";
  readonly seats: readonly SeatWish[];
  /** The name of the person who makes the table. */
  readonly name?: string | null;
  readonly clustered?: ClusteredOptions | null;
  readonly kluster?: KlusterOptions | null;
  readonly chat?: boolean;
  /** True: everybody may ask for hints; false: nobody ever; null: alone, against bots, or once all have agreed. */
  readonly hints?: boolean | null;
  /** The options of a game that has no field of its own here. */
  readonly options?: Readonly<Record<string, unknown>> | null;
  /** Who begins (Z13). Null: the only person against bots, otherwise drawn by lot. */
  readonly first?: FirstWish | null;
  /** Open to everybody: listed in the lobby until the game begins. Needs a seat `link`. */
  readonly listed?: boolean;
}

/** `POST /api/lessons/{lesson}` */
export interface OpenLesson {
  /** The name of the learner. */
  readonly name?: string | null;
}

/** The table, and its maker's token: host of the table and holder of every seat `here`. */
export interface Created {
  readonly table: string;
  readonly person: number;
  readonly token: string;
}

/** `POST /api/dailies/{game}` */
export interface OpenDaily {
  /** The name by which the result is on the board. */
  readonly name?: string | null;
}

/** What the token that asks has made of a daily table. */
export interface DailyTry {
  readonly table: string;
  /** Whether it counts: its first move was made, and in its day. */
  readonly begun: boolean;
  readonly over: boolean;
  /** None: it is not over, was given up, came to its end too late, or was taken off the board. */
  readonly points: number | null;
  readonly place: number | null;
  /** What each move brought; empty until it is over. It tells nothing about the deal. */
  readonly gains: readonly number[];
}

/** The deal of a day: promised before it, told after it. */
export interface DailyDeal {
  readonly day: string;
  /** The SHA-256, in hex, of the text "<seed>/<salt>". */
  readonly hash: string;
  /** Decimal digits; None until `tells` of its board. */
  readonly seed: string | null;
  readonly salt: string | null;
}

/** The daily table of a game. */
export interface DailyGame {
  readonly game: "clustered" | "kluster";
  readonly today: DailyDeal;
  readonly tomorrow: DailyDeal;
  /** None: this server has no such day. */
  readonly yesterday: DailyDeal | null;
  /** Tries of today that count. */
  readonly begun: number;
  /** The try of the token in the Authorization header, if it has one today. */
  readonly you: DailyTry | null;
}

/** `GET /api/dailies` */
export interface DailyGames {
  /** By the server's clock, s since 1970. */
  readonly now: number;
  /** When the next day begins. */
  readonly ends: number;
  readonly games: readonly DailyGame[];
}

/** One line of a board. */
export interface DailyResult {
  /** The id by which an administrator can take it off. */
  readonly result: string;
  /** The same for the same points. */
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly ended: number;
}

/** `GET /api/dailies/{game}/{day}` */
export interface DailyBoard {
  readonly game: "clustered" | "kluster";
  readonly deal: DailyDeal;
  /** Until when a try that counts may begin, s since 1970. */
  readonly ends: number;
  /** When seed and salt are told and the day's records open; a try that has not ended by then does not count. */
  readonly tells: number;
  /** Tries that count. */
  readonly begun: number;
  /** Results, of which no more than the best 100 are listed. */
  readonly counted: number;
  readonly results: readonly DailyResult[];
  readonly you: DailyTry | null;
}

/** `POST /api/tables/{table}/seats` */
export interface SitDown {
  readonly name: string;
  /** None: the first free one. */
  readonly seat?: number | null;
  /** For somebody new who wants to be able to ask again, should the answer be lost: the token they wish to have, at random. Asked again with it, they are told the seat they have. */
  readonly token?: string | null;
}

/** The answer to it. With the token they have (`Authorization: Bearer <token>`) somebody takes one more seat. */
export interface Seated {
  readonly seat: number;
  readonly person: number;
  readonly token: string;
}

/** A bot that can be given a seat. */
export interface BotLevel {
  readonly level: string;
}

/** How far something is that is counted. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** What can be played, for a lobby. */
export interface GameInfo {
  readonly game: "clustered" | "kluster";
  readonly most_seats: number;
  readonly levels: readonly BotLevel[];
  /** False while the physics is being prepared (once after installing). */
  readonly ready: boolean;
  /** While it is not ready: kernels that are compiled, of all that a turn needs; None if nothing is compiled. */
  readonly progress: Progress | null;
  /** How many days a turn may be given there, if it can be played over days. */
  readonly turn_days: readonly number[];
}

/** `GET /api/games` */
export interface ServerInfo {
  readonly program: string;
  readonly protocol: number;
  readonly games: readonly GameInfo[];
  /** The address that others can reach, as far as the server knows it (`--lan`, `--public-url`). */
  readonly reachable: string | null;
  readonly reactions: readonly string[];
  /** Whether a browser may install the table as an app. */
  readonly app: boolean;
  /** Whether tables can be listed, and strangers paired. */
  readonly open_tables: boolean;
  /** Whether there are daily tables. */
  readonly dailies: boolean;
}

/** A table that somebody has kept, and their token there. */
export interface OwnTable {
  readonly table: string;
  readonly token?: string | null;
}

/** `POST /api/my-tables` */
export interface AskMyTables {
  readonly tables: readonly OwnTable[];
}

/** A seat of such a table. */
export interface MySeat {
  readonly seat: number;
  readonly kind: SeatKind;
  /** None while it is free. */
  readonly name: string | null;
  /** The bot that plays here: from the start, or standing in for somebody. */
  readonly level: string | null;
  /** Whether the token is its holder's. */
  readonly you: boolean;
  readonly resigned: boolean;
  /** Clustered: points; Kluster: magnets left to place. None before the first game. */
  readonly standing: number | null;
}

/** A table as a list of one's own shows it. */
export interface MyTable {
  readonly table: string;
  readonly game: "clustered" | "kluster";
  /** None: nothing was stored there since lists began to show more than the game. */
  readonly status: Status | null;
  readonly seats: readonly MySeat[];
  /** The seat to move. */
  readonly turn: number | null;
  readonly your_turn: boolean;
  /** It is your turn, and somebody else waits for it. */
  readonly awaited: boolean;
  /** When the turn began, or the table became what it is, in s since 1970. */
  readonly since: number;
  /** When the time of a person's turn is up, where turns take days. */
  readonly deadline: number | null;
  readonly paused: boolean;
  readonly lesson: string | null;
  /** The record of its last game that is over. */
  readonly record: string | null;
}

/** Those of them that there are, in the order of asking. */
export interface MyTables {
  readonly tables: readonly MyTable[];
  /** s since 1970, by the server's clock. */
  readonly now: number;
}

/** `GET /api/tables/{table}/records` */
export interface RecordList {
  readonly records: readonly RecordInfo[];
}

/** The answer to `POST /api/records`, whose body is a record. */
export interface Imported {
  readonly record: string;
}

/** `GET /api/records/{record}/review`: how far it is, and the review once it is there. Ask again until then. */
export interface RecordReview {
  readonly done: number;
  /** Moves or turns that have been judged, of how many. */
  readonly of: number;
  readonly review: ClusteredReview | KlusterReview | null;
}

/** `POST /api/referee/{game}`: all operations of a real table so far, as the referee command takes them. The client keeps the list; the server keeps nothing. `undo` is to leave out the last one. */
export interface RefereeRequest {
  readonly operations: readonly (Readonly<Record<string, unknown>>)[];
}

/** The answer to the last operation, or to the first one that was refused; nothing after that was done. */
export interface RefereeAnswer {
  readonly answer: Readonly<Record<string, unknown>>;
  /** Which operation was refused, counted from 0. */
  readonly refused: number | null;
}

/** One line of `GET /api/admin/tables`. */
export interface AdminTable {
  readonly table: string;
  readonly game: "clustered" | "kluster";
  readonly status: string;
  readonly created: number;
  readonly touched: number;
  readonly connections: number;
}

/** `GET /api/admin/tables`, in the order of their ids. */
export interface AdminTables {
  readonly tables: readonly AdminTable[];
  /** There are more: ask again with `?after=` this. */
  readonly after: string | null;
}

/** One of the servers on a database, as it told at most a second ago. */
export interface ClusterServer {
  /** Where other servers reach it. */
  readonly address: string;
  readonly version: string;
  /** s since 1970. */
  readonly since: number;
  /** Tables in its memory. */
  readonly tables: number;
  readonly connections: number;
  readonly live_matches: number;
  /** It hands its tables over, and takes no more. */
  readonly draining: boolean;
  /** Whether it is the one that answers. */
  readonly this: boolean;
}

/** `GET /api/admin/cluster`, oldest first. */
export interface AdminCluster {
  readonly servers: readonly ClusterServer[];
}

/** `GET /live`, `GET /health`, `GET /ready` */
export interface Health {
  /** ok; or, with the HTTP status 503, unavailable while nothing can be stored; of `/ready` also stopping, or preparing while live matches cannot be taken yet and another server can take them. */
  readonly status: string;
  readonly program: string;
}

/** An empty object: it is done, and there is no more to say. */
export interface Nothing {
}

/** The body of every answer with a status of 400 or more. */
export interface Failed {
  readonly error: Problem;
}

/** Some words in one style. */
export interface RuleSpan {
  readonly text: string;
  /** plain · strong · rule (a number that leads to its rule) */
  readonly style: string;
}

/** One block of a rulebook. */
export interface RuleBlock {
  /** heading · paragraph · note · diagram; notes and diagrams belong to the paragraph before them */
  readonly kind: string;
  readonly spans: readonly RuleSpan[];
  /** The rules it tells; the first block that tells a rule is its anchor. */
  readonly rules: readonly string[];
  /** A note: the languages whose leaflets it is about. */
  readonly languages: readonly string[];
  /** A diagram: its name in `tiles` or `magnets`. */
  readonly diagram: string | null;
}

/** A tile in a diagram. */
export interface RuleTile {
  readonly x: number;
  readonly y: number;
  /** As the notation writes it; empty when its face does not matter. */
  readonly tile: string;
  readonly owner: number | null;
  /** fits · misfits · empty for one that lies there already */
  readonly mark: string;
}

/** A line by its ends or a rectangle by two corners. */
export interface RuleGroup {
  readonly seat: number;
  /** line · rectangle */
  readonly kind: string;
  readonly first: readonly [number, number];
  readonly last: readonly [number, number];
}

/** A diagram of Clustered. */
export interface RuleTiles {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly RuleTile[];
  readonly groups: readonly RuleGroup[];
}

/** A loop of cord, in mm. */
export interface RuleCord {
  readonly at: readonly [number, number];
  readonly radii: readonly [number, number];
}

/** A magnet seen from above, in mm and degrees; y grows away from the reader. */
export interface RuleMagnet {
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
  readonly yaw: number;
  /** lying · placed · refused · taken */
  readonly state: string;
}

/** A diagram of Kluster. */
export interface RuleMagnets {
  readonly name: string;
  readonly cords: readonly RuleCord[];
  readonly magnets: readonly RuleMagnet[];
}

/** `GET /api/rules/{game}?lang=` */
export interface Rulebook {
  readonly game: "clustered" | "kluster";
  /** The language it is in: English, if the one asked for has no book. */
  readonly language: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
  readonly tiles: readonly RuleTiles[];
  readonly magnets: readonly RuleMagnets[];
}

/** The first message: says who is there. Answered with `listings`, whole. */
export interface LobbyHello {
  readonly type: "hello";
  readonly protocol: number;
  readonly language?: string | null;
}

/** Wait for somebody to play with. Asked again with the same token, also elsewhere, you keep your place. */
export interface Wait {
  readonly type: "wait";
  readonly id: string;
  readonly game: "clustered" | "kluster";
  /** The token by which you will sit, chosen by the client at random. Only its SHA-256 is stored. */
  readonly token: string;
  readonly name?: string | null;
}

/** Stop waiting. */
export interface StopWaiting {
  readonly type: "stop";
  readonly id: string;
}

/** Somebody was found: come, or not. Saying no ends the wait, and costs nothing. */
export interface AnswerCall {
  readonly type: "answer";
  readonly id: string;
  readonly pair: string;
  readonly agree: boolean;
}

/** Is anybody there? */
export interface LobbyPing {
  readonly type: "ping";
  readonly id: string;
}

/** An open table, as everybody may know it. To sit down: `POST /api/listings/{listing}/seats`. */
export interface Listing {
  readonly listing: string;
  readonly game: "clustered" | "kluster";
  /** The name of whoever made the table, and waits there. */
  readonly name: string;
  /** The language that they use. */
  readonly language: string;
  readonly seats: number;
  /** Seats that somebody may take. */
  readonly free: number;
  /** How long a turn may take; null: as long as it takes. */
  readonly turn_seconds: number | null;
  /** Names of options that differ from the leaflet. */
  readonly house_rules: readonly string[];
  /** What was chosen, in short: `rules` of Clustered, and `turn_days` where a turn has some; `boxes`, `options` and `table` of Kluster. */
  readonly about: Readonly<Record<string, unknown>>;
}

/** Open tables: all of them, or what has changed since the last message. */
export interface Listings {
  readonly type: "listings";
  readonly whole: boolean;
  /** The newest first; one that is known already has changed. */
  readonly listings: readonly Listing[];
  /** Listings that are gone. */
  readonly gone: readonly string[];
}

/** Somebody waits for the same: say in time whether you come (`answer`). */
export interface Found {
  readonly type: "found";
  readonly pair: string;
  /** How long you have to answer. */
  readonly seconds: number;
  readonly name: string;
  readonly language: string;
}

/** You are still waiting; whoever was found has gone. */
export interface StillWaiting {
  readonly type: "waiting";
}

/** The table, where you sit by the token that you chose. */
export interface Paired {
  readonly type: "paired";
  readonly table: string;
  readonly game: "clustered" | "kluster";
  readonly seat: number;
  readonly person: number;
}

/** You are no longer waiting. */
export interface WaitOver {
  readonly type: "over";
  /** unanswered: somebody was found, and you did not answer · elsewhere: you wait at another socket · full: too many wait */
  readonly reason: string;
}

/** What was asked is done. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** `GET /api/listings` */
export interface ListingList {
  readonly listings: readonly Listing[];
}

/** The answer to `POST /api/listings/{listing}/seats`, whose body is a `SitDown`. */
export interface Joined {
  readonly table: string;
  readonly seat: number;
  readonly person: number;
  readonly token: string;
}

export type AnyAsked = Hello | Resync | Play | Do | Stream | Hint | Resign | StandIn | Leave | Start | Propose | Reply | Resume | Say | React | Rename | ListTable | CloseTable | Ping | Preview | Explain | Groups | Weigh;

export type AnyTold = Welcome | Update | Ack | Refused | Hinted | Presence | Thinking | LiveNews | Bye | Previewed | Explained | Grouped | Weighed;

export type AnyGame = ClusteredGame | KlusterGame;

export type AnyLobbyAsked = LobbyHello | Wait | StopWaiting | AnswerCall | LobbyPing;

export type AnyLobbyTold = Listings | Found | StillWaiting | Paired | WaitOver | Done | Refused | Bye;
