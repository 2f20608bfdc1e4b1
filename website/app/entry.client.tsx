import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyText } from './forms/keep-early-text.ts'
import { ensureVisitorCookies } from './visitor/visitor-cookies.ts'

ensureVisitorCookies()
keepEarlyText()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
