// Preloaded (`node --import`) into every Node program that we start, so that none outlives a killed parent.
import process from 'node:process'
import { whenParentIsGone } from './parent.mjs'

const forceAfterMs = 4000

whenParentIsGone(() => {
  setTimeout(() => process.exit(1), forceAfterMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
