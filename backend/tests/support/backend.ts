/** URL of the running, seeded backend under test. */
export const backendUrl = process.env.BACKEND_URL ?? 'http://127.0.0.1:1337'

export interface ApiResponse {
  status: number
  /** parsed as JSON; undefined when the body is not JSON */
  body: unknown
  text: string
  headers: Headers
}

/** Sends a request to the backend, anonymous by default. */
export async function ask(path: string, init: RequestInit = {}, backend = backendUrl): Promise<ApiResponse> {
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
