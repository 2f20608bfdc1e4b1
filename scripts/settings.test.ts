import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from './folders.ts'
import { parseSettings } from './settings.ts'

describe('parseSettings', () => {
  it('requires nothing', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      BACKEND_PORT: 1337,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: path.join(projectFolder, '.data'),
      secrets: {},
    })
  })

  it('derives the URL of the site from the port', () => {
    expect(parseSettings({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000')
  })

  it('treats an empty value as missing', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '', APP_KEYS: '' })).toMatchObject({ PORT: 3000, secrets: {} })
  })

  it('drops the trailing slash of the URL', () => {
    expect(parseSettings({ SITE_URL: 'https://www.gevel.example/' }).SITE_URL).toBe('https://www.gevel.example')
  })

  it('keeps an absolute data folder', () => {
    expect(parseSettings({ DATA_DIR: '/srv/gevel' }).DATA_DIR).toBe('/srv/gevel')
  })

  it('collects the given secrets', () => {
    expect(parseSettings({ JWT_SECRET: 'one', OTHER: 'two' }).secrets).toEqual({ JWT_SECRET: 'one' })
  })

  it.each([
    ['PORT', 'abc', "PORT must be a whole number from 1 to 65535 (it is 'abc'), for example PORT=3000"],
    ['PORT', '70000', "PORT must be a whole number from 1 to 65535 (it is '70000'), for example PORT=3000"],
    [
      'BACKEND_PORT',
      '13.37',
      "BACKEND_PORT must be a whole number from 1 to 65535 (it is '13.37'), for example BACKEND_PORT=1337",
    ],
    ['HOST', 'not a host', "HOST must be an address of this machine (it is 'not a host'), for example HOST=0.0.0.0"],
    [
      'PRO_HOST',
      'https://pro',
      "PRO_HOST must be a host name (it is 'https://pro'), for example PRO_HOST=pro.gevel.example",
    ],
    ['SITE_URL', 'gevel.example', 'SITE_URL must be a web address, for example SITE_URL=https://www.gevel.example'],
    [
      'SMTP_URL',
      'mail:25',
      "SMTP_URL must be a mail server's address, for example SMTP_URL=smtps://user:password@mail.example:465",
    ],
  ])('rejects %s=%s with a sentence', (name, value, sentence) => {
    expect(() => parseSettings({ [name]: value })).toThrow(sentence)
  })

  it('does not repeat a URL that may contain a password', () => {
    expect(() => parseSettings({ DATABASE_URL: 'mysql://gevel:geheim@db' })).toThrow(
      /^DATABASE_URL must be (?!.*geheim)/,
    )
  })
})
