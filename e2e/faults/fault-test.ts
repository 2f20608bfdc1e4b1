import { test as bare, expect } from 'vitest'
import { Cluster } from '../cluster/cluster.ts'

/** The content of the cluster; `npm test` provides it. */
const { CONTENT_FOLDER: folder = '', DATABASE_URL: databaseUrl = '' } = process.env
const content = { folder, databaseUrl }
/** Full after some hundreds of pages: what a website does that has run for long shows within seconds. */
const smallCaches = { PAGE_CACHE_MB: '8', RESPONSE_CACHE_MB: '8', PART_CACHE_MB: '2' }

/**
 * A test with a cluster of its own and an editor who works through its balancer. All files share one: starting it
 * takes a quarter of a minute. Each test leaves it running and whole.
 */
export const test = bare
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here which fixtures this one needs
  .extend('cluster', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const cluster = await Cluster.start({ content, websiteEnv: smallCaches })
    onCleanup(() => cluster.stop())
    return cluster
  })
  .extend('editor', { scope: 'worker' }, async ({ cluster }) => {
    process.env.BACKEND_URL = cluster.backend.url
    const { Editor } = await import('../editor.ts')
    return Editor.loggedIn({ waitForSite: false })
  })

/** What a failed test left stopped or frozen must not fail the others. */
test.beforeEach(({ cluster }) => cluster.restore(), 180_000)

/** Fails a test after which a program has ended that was not stopped on purpose. */
test.afterEach(({ cluster }) => {
  const ended = [...cluster.websites, ...cluster.backends].filter(({ isRunning }) => !isRunning)
  expect(ended.map(({ output }) => output.slice(-3_000))).toEqual([])
})
