import { type ServerResponse, STATUS_CODES } from 'node:http'
import { discardBody } from './discard-body.ts'
import { securityHeaders } from './security-headers.ts'

/** The text for each status that is sent before or instead of the site itself. */
const TEXTS = {
  400: 'Dit adres kunnen we niet lezen. Misschien is de link niet helemaal overgenomen.',
  403: 'Dit formulier kwam van een andere site. Open de pagina bij ons en probeer het daar.',
  405: 'Dit adres kan alleen worden gelezen.',
  408: 'Uw verzoek kwam te langzaam binnen. Probeer het opnieuw.',
  413: 'Dat is meer dan we in één keer kunnen aannemen. Probeer het met minder.',
  414: 'Dit adres is te lang. Misschien is er bij het kopiëren iets te veel meegekomen.',
  421: 'Onder deze naam is de site niet te lezen. Ga naar het gewone adres van de site.',
  431: 'Uw browser stuurt meer mee dan we kunnen lezen. Cookies van deze site wissen helpt.',
  500: 'Dat ligt aan ons. We zijn op de hoogte; probeer het straks opnieuw.',
  503: 'De site komt zo terug. Probeer het over een minuut opnieuw.',
} as const

export type StaticErrorStatus = keyof typeof TEXTS

const face = (name: string, weight: string, stretch: string) =>
  `@font-face{font-family:Archivo;src:url(/fonts/archivo-${name}.woff2);font-weight:${weight};font-stretch:${stretch}}`

const STYLE = `${face('head', '720', '84%')}${face('regular', '400', '100%')}${face('strong', '650', '100%')}
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;background:light-dark(#fff,#0b1419);color:light-dark(#0a1a24,#e9f0f4);font:1rem/1.5 Archivo,Arial,sans-serif}
main{max-width:40rem;padding:2rem;border-top:7px solid #0094d8;margin-inline:auto}
h1{font-size:clamp(2.5rem,1.5rem + 4.2vw,4.75rem);line-height:.96;font-weight:720;font-stretch:84%;letter-spacing:-.025em;max-width:5.8em;margin:0 0 1.125rem}
p{margin:0 0 1.125rem}.kicker{font-size:.8125rem;font-weight:650;color:light-dark(#c24000,#ff8f57)}
a{display:inline-block;padding:.5rem 1rem;border-radius:.25rem;background:#c24000;color:#fff;font-weight:650;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#0b5988,#8ccdf2);outline-offset:2px}`

/** Allows only the page's own style and fonts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/**
 * The HTML of the page: it uses nothing of the site but its fonts, so it also works when the site cannot be rendered.
 */
function staticErrorPage(status: StaticErrorStatus): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Er is iets fout gegaan | Gevel</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="kicker">Fout ${status}</p>
<h1>Er is iets fout gegaan</h1>
<p>${TEXTS[status]}</p>
<p><a href="/">Terug naar home</a></p>
</main>
</body>
</html>
`
}

/** Sends the page; only closes the connection when a response had already begun. */
export function sendStaticErrorPage(
  res: ServerResponse,
  status: StaticErrorStatus,
  headers: Record<string, string> = {},
): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const body = Buffer.from(staticErrorPage(status))
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Security-Policy', POLICY)
  res.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.byteLength })
  res.end(body)
  discardBody(res.req)
}

/**
 * The raw response with the page, for a request that could not be parsed: it has no response object.
 * @param hsts value of `Strict-Transport-Security`, when the site is served over https
 */
export function rawStaticErrorPage(status: StaticErrorStatus, hsts: string | undefined): string {
  const body = staticErrorPage(status)
  const security = securityHeaders(hsts)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Security-Policy: ${POLICY}`,
    ...security.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${security[at + 1]}`] : [])),
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
