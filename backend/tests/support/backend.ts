/** Address of the running, seeded backend that the contract tests ask. */
export const backendUrl = process.env.BACKEND_URL ?? 'http://127.0.0.1:1337'

export interface Answer {
  status: number
  /** parsed as JSON; undefined when the body is none */
  body: unknown
  text: string
  headers: Headers
}

/** Asks the backend as anyone may, or with what `init` adds. */
export async function ask(path: string, init: RequestInit = {}, backend = backendUrl): Promise<Answer> {
  const response = await fetch(`${backend}${path}`, init)
  const text = await response.text()
  return { status: response.status, text, body: jsonOf(text), headers: response.headers }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
