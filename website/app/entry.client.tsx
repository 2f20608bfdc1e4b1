import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { preserveEarlyText } from './forms/preserve-early-text.ts'
import { ensureVisitorCookies } from './request/visitor-cookies.ts'
import { loadRenderedParts } from './ui/lazy/hydrated-part.ts'

ensureVisitorCookies()
preserveEarlyText()
await loadRenderedParts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
