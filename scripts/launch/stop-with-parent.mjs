// Preloaded (`node --import`) into every Node program that we start, so that none outlives a killed parent.
import process from 'node:process'
import { onParentExit } from './parent.mjs'

const forceAfterMs = 4000

onParentExit(() => {
  setTimeout(() => process.exit(1), forceAfterMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
