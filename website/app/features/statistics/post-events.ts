/** Posts a body of the statistics; a failure is ignored (requirements §8). */
export function postEvents(path: string, body: string): void {
  const headers = { 'content-type': 'application/json' }
  fetch(path, { method: 'POST', body, headers, keepalive: true })
    // a response that is not read keeps its connection busy
    .then((response) => response.text())
    .catch(() => undefined)
}
