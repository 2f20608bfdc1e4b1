import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the backend, for both programs: its route parses the request by `input` and types its response by
 * `output`; the website types the request by `input` and parses the response by `output`.
 */
export interface Endpoint<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType<object | null, object | null> = z.ZodType<object | null, object | null>,
> {
  method: Method
  /** without `/api`, with its variable parts: `/account/comments/:id` */
  path: Path
  /** the body, or the query of a GET */
  input: Input
  /** the body of the response; null is sent as 204 */
  output: Output
  /** how long the website waits for the response, in seconds, when others before it may take longer than a page may */
  waitSeconds?: number
}

/** Describes a call of the backend. */
export function endpoint<
  const Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType<object | null, object | null>,
>(method: Method, path: Path, input: Input, output: Output): Endpoint<Path, Input, Output> {
  return { method, path, input, output }
}

/**
 * The call of a form that anyone can send: the website passes the proof of its bot check, and the backend counts its
 * attempts (decision 029).
 */
export interface PublicFormEndpoint<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType<object | null, object | null> = z.ZodType<object | null, object | null>,
> extends Endpoint<Path, Input, Output> {
  isPublicForm: true
}

/** Describes the call of a public form, which is a POST. */
export function publicFormEndpoint<
  const Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType<object | null, object | null>,
>(path: Path, input: Input, output: Output): PublicFormEndpoint<Path, Input, Output> {
  return { ...endpoint('POST', path, input, output), isPublicForm: true }
}

/** The files that an endpoint accepts beside its input. */
export interface FileBounds {
  /** media types (RFC 6838), which their content must have */
  types: readonly string[]
  /** how many */
  most: number
  /** of each file */
  maxBytes: number
}

/** The call of a public form with files: multipart, with the input as JSON in the field `input` and the files in `files`. */
export interface UploadEndpoint<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType<object | null, object | null> = z.ZodType<object | null, object | null>,
> extends PublicFormEndpoint<Path, Input, Output> {
  files: FileBounds
}

/** Describes the call of a public form with files. */
export function uploadEndpoint<
  const Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType<object | null, object | null>,
>(path: Path, input: Input, output: Output, files: FileBounds): UploadEndpoint<Path, Input, Output> {
  return { ...publicFormEndpoint(path, input, output), files }
}

/** The names of the variable parts of a path: `id` of `/account/comments/:id/report`. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | PathParameter<More>
    : Rest
  : never

/** A value for each variable part of a path. */
export type PathParameters<Path extends string> = Readonly<Record<PathParameter<Path>, string | number>>

/** The path with its variable parts filled in and encoded. */
export function fillPath(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}
