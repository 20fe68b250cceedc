/** The socket of the lobby: says hello, matches answers with questions, and reconnects when it is lost. */
import { firstDelay, hangUp, longestDelay, pingEvery, pongWithin, spreadOut, type WithoutId } from '../net/socket';
import { type AnyLobbyAsked, type AnyLobbyTold, type Problem, PROTOCOL } from '../protocol/types';

type LobbyQuestion = WithoutId<AnyLobbyAsked>;

interface LobbyListener {
  told: (message: AnyLobbyTold) => void;
  /** The connection is open (again): repeat whatever the server forgot with the last one. */
  opened: () => void;
  /** The connection is lost; it reconnects by itself. */
  lost: () => void;
}

export class LobbyLine {
  #socket: WebSocket | null = null;
  #open = false;
  #closed = false;
  #attempts = 0;
  #later = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #asked = new Map<string, (problem: Problem | null) => void>();

  constructor(
    readonly address: string,
    readonly language: string,
    readonly listener: LobbyListener,
    private readonly connect: (address: string) => WebSocket = (place) => new WebSocket(place),
  ) {
    this.#connect();
  }

  /** Ask for something; returns the refusal, or null when it is done. While disconnected, questions are not queued. */
  ask(question: LobbyQuestion): Promise<Problem | null> {
    if (!this.#open) return Promise.resolve(null);
    const id = `lobby-${this.#count++}`;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#send({ ...question, id } as AnyLobbyAsked);
    });
  }

  close(): void {
    this.#closed = true;
    this.#forget();
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    hangUp(socket);
  }

  #send(message: AnyLobbyAsked): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = this.connect(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'hello', protocol: PROTOCOL, language: this.language });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as AnyLobbyTold);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hear(message: AnyLobbyTold): void {
    clearTimeout(this.#deadline);
    if (message.type === 'bye') {
      this.#later = (message.retry_after ?? longestDelay / 1000) * 1000;
    } else if (message.type === 'done') {
      this.#settle(message.id, null);
    } else if (message.type === 'refused') {
      if (message.id !== null) this.#settle(message.id, message.error);
    } else {
      this.listener.told(message);
      if (message.type === 'listings' && message.whole) this.#begin();
    }
  }

  #settle(id: string, problem: Problem | null): void {
    this.#asked.get(id)?.(problem);
    this.#asked.delete(id);
  }

  #begin(): void {
    this.#attempts = this.#later = 0;
    this.#open = true;
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => {
      void this.ask({ type: 'ping' });
      this.#deadline = setTimeout(() => this.#socket?.close(), pongWithin);
    }, pingEvery);
    this.listener.opened();
  }

  #forget(): void {
    this.#open = false;
    clearInterval(this.#pinging);
    clearTimeout(this.#deadline);
    for (const settle of this.#asked.values()) settle(null);
    this.#asked.clear();
  }

  #lose(): void {
    this.#socket = null;
    this.#forget();
    if (this.#closed) return;
    this.listener.lost();
    const patience = spreadOut(Math.min(longestDelay, firstDelay * 2 ** this.#attempts++));
    this.#timer = setTimeout(() => this.#connect(), Math.max(this.#later, patience));
  }
}
