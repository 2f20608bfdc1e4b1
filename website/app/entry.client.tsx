import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyText } from './forms/keep-early-text.ts'
import { ensureVisitorCookies } from './request/visitor-cookies.ts'
import { drawnParts } from './ui/part-with-file.ts'

ensureVisitorCookies()
keepEarlyText()
await drawnParts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
