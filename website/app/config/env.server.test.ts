import { expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'

const botCheck = { BOT_CHECK: 'hcaptcha', BOT_CHECK_SITE_KEY: 'a', BOT_CHECK_SECRET: 'b' }

test('requires all settings of a bot detection service, or none', () => {
  expect(parseEnv(botCheck)).toMatchObject(botCheck)
  expect(parseEnv({ BOT_CHECK: '' }).BOT_CHECK).toBeUndefined()
  for (const [name] of Object.entries(botCheck)) {
    expect(() => parseEnv({ ...botCheck, [name]: '' })).toThrow(
      `Setting ${name} is wrong: it is missing, and goes together with the others of BOT_CHECK, `,
    )
  }
})

test('rejects an unknown service', () => {
  expect(() => parseEnv({ ...botCheck, BOT_CHECK: 'nobot' })).toThrow('Setting BOT_CHECK is wrong')
})

test('parses the web app of Firebase', () => {
  const app = { apiKey: 'a', appId: '1:2:web:3', projectId: 'gevel', messagingSenderId: '2', vapidKey: 'B' }
  expect(parseEnv({ FIREBASE_WEB_APP: JSON.stringify(app) }).FIREBASE_WEB_APP).toEqual(app)
  expect(() => parseEnv({ FIREBASE_WEB_APP: '{' })).toThrow('Setting FIREBASE_WEB_APP is wrong: it is not JSON')
})

test('rejects a demo key or a short one in production, except in a demo', () => {
  const production = { NODE_ENV: 'production', WEBSITE_KEY: 'x'.repeat(32) }
  expect(parseEnv(production).WEBSITE_KEY).toBe(production.WEBSITE_KEY)
  expect(() => parseEnv({ ...production, WEBSITE_KEY: 'x'.repeat(31) })).toThrow(
    'Setting WEBSITE_KEY is wrong: it is shorter than 32 characters',
  )
  const demo = { ...production, WEBSITE_KEY: 'demo-website-key-not-for-production' }
  expect(() => parseEnv(demo)).toThrow('Setting WEBSITE_KEY is wrong: it is a demo secret that everybody knows')
  expect(parseEnv({ ...demo, DEMO_SECRETS: 'on' }).WEBSITE_KEY).toBe(demo.WEBSITE_KEY)
})
