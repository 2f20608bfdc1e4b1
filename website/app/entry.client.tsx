import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { MISSING_FILE_EVENT } from './chrome/new-build/missing-file.ts'
import { preserveEarlyText } from './forms/preserve-early-text.ts'
import { ensureVisitorCookies } from './request/visitor-cookies.ts'
import { loadRenderedParts } from './ui/lazy/hydrated-part.ts'

ensureVisitorCookies()
preserveEarlyText()

if (await loadRenderedParts()) startTransition(hydrate)
// hydration would replace the page by an error, and it can be read without
else dispatchEvent(new Event(MISSING_FILE_EVENT))

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
}
