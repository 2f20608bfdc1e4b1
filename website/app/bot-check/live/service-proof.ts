import type { WidgetOfService } from '../bot-check-data.ts'
import type { Proof, ProofSource } from './proof-source.ts'

/** Tokens are valid for two minutes at least. */
const VALID_MS = 110_000

/** The common API of the services' scripts (developers.google.com/recaptcha/docs/display). */
interface ServiceApi {
  render: (box: HTMLElement, parameters: object) => string | number
  reset: (widget: string | number) => void
}

/**
 * Shows the widget of a service in a box of the form, and waits for its token; each further token is requested again.
 */
export function serviceProof(box: HTMLElement, service: WidgetOfService): ProofSource {
  let widget: string | number | undefined
  let waiting: PromiseWithResolvers<Proof> | undefined
  return async (signal) => {
    const api = await loadApi(service, signal)
    waiting?.reject(new Error('Asked anew'))
    waiting = Promise.withResolvers()
    if (widget !== undefined) api.reset(widget)
    else {
      widget = api.render(box, parameters())
      signal.addEventListener('abort', () => box.replaceChildren())
    }
    return waiting.promise
  }

  function parameters(): object {
    return {
      sitekey: service.siteKey,
      theme: isDark(box) ? 'dark' : 'light',
      language: 'nl',
      hl: 'nl',
      callback: (token: string) => waiting?.resolve({ text: token, untilMs: Date.now() + VALID_MS }),
      'error-callback': () => waiting?.reject(new Error('The service gives no token')),
    }
  }
}

/** Some services have only two themes, and the page a third: that of the device. */
function isDark(box: HTMLElement): boolean {
  const scheme = getComputedStyle(box).colorScheme
  return scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

const LOADED = 'gevelBotCheckLoaded'

async function loadApi({ script, object }: WidgetOfService, signal: AbortSignal): Promise<ServiceApi> {
  if (!isApi(Reflect.get(window, object))) await load(`${script}?render=explicit&hl=nl&onload=${LOADED}`, signal)
  const api: unknown = Reflect.get(window, object)
  if (!isApi(api)) throw new Error(`The script of the service brings no ${object}`)
  return api
}

/** These scripts call a global function when they are ready. */
function load(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    Reflect.set(window, LOADED, () => resolve())
    const script = document.createElement('script')
    script.src = address
    script.onerror = () => reject(new Error('The script of the service did not come'))
    signal.addEventListener('abort', () => reject(signal.reason))
    document.head.append(script)
  })
}

function isApi(value: unknown): value is ServiceApi {
  return typeof value === 'object' && value !== null && 'render' in value && 'reset' in value
}
