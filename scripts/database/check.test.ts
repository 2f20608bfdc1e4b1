import { expect, it } from 'vitest'
import { freePort } from '../embedded-postgres/server.ts'
import { checkDatabase } from './check.ts'

it('says in one sentence which server does not answer, without the password', async () => {
  const port = await freePort()
  await expect(checkDatabase(`postgres://gevel:geheim@127.0.0.1:${port}/nieuws`)).rejects.toThrow(
    `DATABASE_URL cannot be used, the database 'nieuws' at 127.0.0.1:${port} answers: connect ECONNREFUSED 127.0.0.1:${port}.`,
  )
})
