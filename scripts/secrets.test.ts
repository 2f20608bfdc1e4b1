import { secretNames } from '@gevel/contract/secrets'
import { describe, expect, it } from 'vitest'
import { demoSecrets } from './demo-secrets.ts'
import { productionSecrets, type Secrets, withDemoSecrets } from './secrets.ts'

const long = 'x'.repeat(32)
const own = Object.fromEntries(secretNames.map((name) => [name, long])) as Secrets

describe('productionSecrets', () => {
  it('accepts secrets that are long enough', () => {
    expect(productionSecrets(own)).toEqual(own)
  })

  it.each(secretNames)('requires %s', (name) => {
    const { [name]: _, ...rest } = own
    expect(() => productionSecrets(rest)).toThrow(`${name} is missing: set it to a random text of your own`)
  })

  it.each(secretNames)('rejects the demo value of %s', (name) => {
    expect(() => productionSecrets({ ...own, [name]: demoSecrets[name] })).toThrow(`${name} is a demo secret`)
  })

  it('rejects a short one', () => {
    expect(() => productionSecrets({ ...own, JWT_SECRET: 'x'.repeat(31) })).toThrow(
      'JWT_SECRET is shorter than 32 characters',
    )
  })

  it('checks each key of APP_KEYS', () => {
    expect(() => productionSecrets({ ...own, APP_KEYS: `${long},short` })).toThrow('APP_KEYS is shorter')
    expect(() => productionSecrets({ ...own, APP_KEYS: `${long},${demoSecrets.APP_KEYS.split(',')[1]}` })).toThrow(
      'demo secret',
    )
  })
})

describe('withDemoSecrets', () => {
  it("prefers the user's own", () => {
    expect(withDemoSecrets({ JWT_SECRET: long })).toEqual({ ...demoSecrets, JWT_SECRET: long, DEMO_SECRETS: 'on' })
  })
})
