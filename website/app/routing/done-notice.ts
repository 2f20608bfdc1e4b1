import { type FixedPath, href } from '@gevel/contract/hrefs'

export interface DoneNotice {
  title: string
  text: string
  /** id of the section of the screen that it is about */
  part?: string
  /** whether it could not be done */
  isProblem?: boolean
}

/** A notice that a feature has declared, with its name in the URL. */
export interface DeclaredNotice extends DoneNotice {
  name: string
}

const declared = new Map<string, DoneNotice>()

/**
 * Declares the notices that the actions of a feature show on another screen after a redirect: its name in the URL is
 * all that the redirect carries, so that it needs neither scripts nor a cookie. Call it in a module of the server.
 * @throws Error for a name that another feature has
 */
export function declareNotices<Name extends string>(notices: Readonly<Record<Name, DoneNotice>>) {
  const named = Object.entries<DoneNotice>(notices).map(([name, notice]) => {
    // Vite's development server runs a module again when it changes
    if (declared.has(name) && !import.meta.hot) throw new Error(`The notice ${name} is declared twice`)
    declared.set(name, notice)
    return [name, { ...notice, name }]
  })
  return Object.fromEntries(named) as Record<Name, DeclaredNotice>
}

/** The URL of a screen that shows a notice, at the section that it is about. Its loader returns `doneNotice(url)`. */
export function doneAt(screen: FixedPath, { name, part }: DeclaredNotice): string {
  return `${href(screen)}?gelukt=${name}${part ? `#${part}` : ''}`
}

/** The notice that a URL names; null without any. */
export function doneNotice({ searchParams }: URL): DoneNotice | null {
  return declared.get(searchParams.get('gelukt') ?? '') ?? null
}
