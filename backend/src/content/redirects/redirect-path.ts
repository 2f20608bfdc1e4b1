import { normaliseWrittenLink } from '@gevel/contract/written-links'
import { environment } from '../../platform/environment/environment'
import { fieldError } from '../../platform/errors/field-error'
import { withoutSite } from '../documents/site-path'

/**
 * The form in which old paths are stored and looked up: `/Oud/Pad/` becomes `/oud/pad`, and `/caf%C3%A9`, as browsers
 * send it, becomes `/café`, as editors write it; a query is dropped.
 */
export function normaliseFromPath(path: string): string {
  const bare = decode(path.trim().split(/[?#]/)[0] ?? '')
  return `/${bare.toLowerCase().split('/').filter(Boolean).join('/')}`
}

/**
 * The old path that an editor wrote, also as a full address of the site.
 * @throws a field error with a Dutch sentence for another site, and for a query or fragment: a redirect is for a path,
 * with whatever query a visitor has
 */
export function writtenFromPath(written: string): string {
  const path = withoutSite(normaliseWrittenLink(written), environment.SITE_URL)
  const problem = fromPathProblem(path)
  if (problem) throw fieldError([{ path: ['fromPath'], message: problem }])
  return normaliseFromPath(path)
}

function fromPathProblem(path: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return 'Vul een pad op deze site in, zoals /oude-pagina.'
  if (/[?#]/.test(path))
    return 'Laat het deel vanaf ? of # weg: de doorverwijzing geldt voor het pad, wat er ook achter staat.'
  return undefined
}

/** Invalid encoding stays as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path).normalize()
  } catch {
    return path
  }
}
