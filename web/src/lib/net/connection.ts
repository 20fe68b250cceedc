/**
 * The socket to one table: says hello, matches answers with questions, and reconnects when it is lost. A question that was
 * under way then is asked again with the same id, so that the server does nothing twice.
 */
import { type AnyAsked, type AnyTold, type Bye, type Problem, PROTOCOL } from '../protocol/types';
import { firstDelay, hangUp, longestDelay, pingEvery, pongWithin, spreadOut, type WithoutId } from './socket';

export type TableQuestion = WithoutId<AnyAsked>;
export type ServerAnswer = Exclude<AnyTold, { type: 'update' | 'presence' | 'thinking' | 'live' | 'bye' | 'refused' }>;
export type Unanswerable = Extract<AnyAsked, { type: 'stream' }>;

export type LineState =
  /** Nothing has been heard from the server yet. */
  | 'connecting'
  | 'open'
  /** Lost; reconnecting. */
  | 'lost'
  /** Ended for good. */
  | 'ended';

interface Listener {
  told: (message: AnyTold) => void;
  /** A live frame. */
  frame?: (bytes: ArrayBuffer) => void;
  line: (state: LineState, farewell: Bye | null) => void;
  /** True: the socket is open, but for most of a second nothing has arrived although it should have. False: it has again. */
  slow?: (slow: boolean) => void;
}

/** The server refused a question, for the reason given. */
export class RefusedQuestion extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

interface Pending {
  message: AnyAsked;
  resolve: (answer: ServerAnswer) => void;
  reject: (reason: unknown) => void;
}

/** ms without an answer before a ping checks whether the connection stalls, and ms the ping may go unanswered. */
const stallWithin = 450;

export class TableConnection {
  #socket: WebSocket | null = null;
  #state: LineState = 'connecting';
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #stalling: ReturnType<typeof setTimeout> | undefined;
  #slow = false;
  #farewell: Bye | null = null;
  #closed = false;
  #count = 0;
  readonly #pending = new Map<string, Pending>();
  /** Ids must differ between pages of the same person, too. */
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly address: string,
    readonly token: string | null,
    readonly language: string,
    readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (place) => new WebSocket(place),
  ) {
    this.#connect();
    if (typeof addEventListener === 'function') addEventListener('online', this.#hurry);
  }

  /** Ask something; resolves to the answer or rejects with a `RefusedQuestion`. Waits while the connection is lost. */
  ask(question: TableQuestion): Promise<ServerAnswer> {
    const id = `${this.#prefix}-${this.#count++}`;
    const message = { ...question, id } as AnyAsked;
    return new Promise((resolve, reject) => {
      if (this.#state === 'ended') {
        reject(new Error('the connection has ended'));
        return;
      }
      this.#pending.set(id, { message, resolve, reject });
      if (this.#state === 'open') this.#send(message);
    });
  }

  /** Send something that a later message replaces; dropped while the connection is lost. */
  say(message: Unanswerable): void {
    if (this.#state === 'open') this.#send(message);
  }

  /** Something should have arrived by now: find out whether the connection stalls. */
  probe(): void {
    if (this.#state !== 'open' || this.#stalling !== undefined || this.#slow) return;
    this.#stalling = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: 'ping', id: `${this.#prefix}-probe${this.#count++}` }));
      this.#awaitProbe();
    }, stallWithin);
  }

  #awaitProbe(): void {
    const due = performance.now() + stallWithin;
    this.#stalling = setTimeout(() => {
      // If the page itself was busy, an answer may have arrived without being read yet.
      if (performance.now() - due > stallWithin) return this.#awaitProbe();
      this.#stalling = undefined;
      this.#setSlow(true);
    }, stallWithin);
  }

  #setSlow(slow: boolean): void {
    clearTimeout(this.#stalling);
    this.#stalling = undefined;
    if (this.#slow === slow) return;
    this.#slow = slow;
    this.listener.slow?.(slow);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    this.#end();
  }

  #send(message: AnyAsked): void {
    this.#socket?.send(JSON.stringify(message));
    this.probe();
  }

  #enter(state: LineState): void {
    this.#state = state;
    this.listener.line(state, this.#farewell);
  }

  #connect(): void {
    const socket = this.open(this.address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: 'hello', protocol: PROTOCOL, token: this.token, language: this.language });
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#deadline);
      this.#setSlow(false);
      if (typeof data !== 'string') this.listener.frame?.(data);
      else this.#hear(JSON.parse(data) as AnyTold);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hear(message: AnyTold): void {
    if (message.type === 'bye') this.#farewell = message;
    if (message.type === 'welcome' && this.#state !== 'open') {
      this.#attempts = 0;
      this.#farewell = null;
      this.#enter('open');
      this.#startPinging();
      for (const { message: question } of this.#pending.values()) this.#send(question);
    }
    this.listener.told(message);
    if (!('id' in message) || message.id === null) return;
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    if (message.type === 'refused') pending.reject(new RefusedQuestion(message.error));
    else pending.resolve(message);
  }

  /** Regular pings: they keep the connection open, and one that goes unanswered shows that it is dead. */
  #startPinging(): void {
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => {
      this.#send({ type: 'ping', id: `${this.#prefix}-ping${this.#count++}` });
      this.#deadline = setTimeout(() => this.#drop(), pongWithin);
    }, pingEvery);
  }

  #stopPinging(): void {
    this.#setSlow(false);
    clearInterval(this.#pinging);
    clearTimeout(this.#deadline);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    hangUp(socket);
    this.#lose();
  }

  #lose(): void {
    this.#socket = null;
    this.#stopPinging();
    if (this.#closed) return;
    if (this.#farewell && this.#farewell.retry_after === null) {
      this.#end();
      return;
    }
    this.#enter('lost');
    const patience = Math.min(longestDelay, firstDelay * 2 ** this.#attempts++);
    const told = (this.#farewell?.retry_after ?? 0) * 1000;
    const spread = this.#farewell?.reason === 'moved' && this.#attempts === 1 ? 0 : spreadOut(patience);
    const delay = Math.max(told, spread);
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  readonly #hurry = (): void => {
    if (this.#state !== 'lost') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #end(): void {
    clearTimeout(this.#timer);
    this.#stopPinging();
    const socket = this.#socket;
    this.#socket = null;
    hangUp(socket);
    for (const { reject } of this.#pending.values()) reject(new Error('the connection has ended'));
    this.#pending.clear();
    this.#enter('ended');
  }
}
