import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyText } from './forms/keep-early-text.ts'
import { ensureVisitorCookies } from './request/visitor-cookies.ts'
import { loadRenderedParts } from './ui/lazy/part-with-file.ts'

ensureVisitorCookies()
keepEarlyText()
await loadRenderedParts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
