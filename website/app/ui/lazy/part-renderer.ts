import { createContext, type ReactElement } from 'react'

/**
 * Renders a static part to HTML, or returns that of an earlier rendering with the same key; undefined when it cannot be rendered at
 * once, because a file of it has not been loaded yet.
 */
export type RenderPart = (key: string, part: ReactElement) => string | undefined

/** What renders parts on the server (`document/part-renderer.server.ts`); without it a part is rendered as any other element. */
export const PartRenderer = createContext<RenderPart | undefined>(undefined)
