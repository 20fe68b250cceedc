/** Requests to the server this page came from, and their refusals in words. */
import { tellLine } from './app/line.svelte';
import { fieldsOf, hasFields } from './fields';
import { tell, t, type ToldReason } from './i18n/index.svelte';

/** A request that was refused or failed on the way; the message is fit to be shown. */
export class RefusedRequest extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 when the server could not be reached. */
    readonly status: number,
    readonly key: string | null = null,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** The statuses a proxy sends when the server behind it is not there. */
const GATEWAY = [502, 503, 504];

const isTold = (value: unknown): value is ToldReason => hasFields(value, 'key', 'args', 'message');

async function refusalOf(response: Response): Promise<RefusedRequest> {
  const { error } = fieldsOf(await response.json().catch(() => null));
  if (isTold(error)) return new RefusedRequest(tell(error), response.status, error.key, error.rule ?? null);
  if (!GATEWAY.includes(response.status)) return new RefusedRequest(t('web-server-refused', { status: response.status }), response.status);
  tellLine(false);
  return new RefusedRequest(t('web-server-unreachable'), 0);
}

async function answered(method: 'GET' | 'POST', address: string, body?: string, signal?: AbortSignal, token?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    tellLine(false);
    throw new RefusedRequest(t('web-server-unreachable'), 0);
  }
  tellLine(true);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

async function request<T>(method: 'GET' | 'POST', address: string, body?: string, signal?: AbortSignal): Promise<T> {
  return (await (await answered(method, address, body, signal)).json()) as T;
}

export const get = <T>(address: string, signal?: AbortSignal): Promise<T> => request('GET', address, undefined, signal);
export const getBytes = async (address: string, signal?: AbortSignal): Promise<ArrayBuffer> =>
  (await answered('GET', address, undefined, signal)).arrayBuffer();
export const post = <T>(address: string, body: unknown, signal?: AbortSignal): Promise<T> =>
  request('POST', address, JSON.stringify(body), signal);
/** GET with a token, sent in a header so that it appears in no address. */
export const getAs = async <T>(token: string, address: string, signal?: AbortSignal): Promise<T> =>
  (await (await answered('GET', address, undefined, signal, token)).json()) as T;
export const postAs = async <T>(token: string, address: string, body: unknown): Promise<T> =>
  (await (await answered('POST', address, JSON.stringify(body), undefined, token)).json()) as T;
/** POST a body that is JSON already. It is sent unparsed: JavaScript would round its large numbers. */
export const postText = <T>(address: string, body: string): Promise<T> => request('POST', address, body);
