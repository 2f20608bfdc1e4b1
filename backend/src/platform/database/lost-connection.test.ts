import { expect, test } from 'vitest'
import { isLostConnection } from './lost-connection'

const withCode = (code: string) => Object.assign(new Error('terminating connection'), { code })

test.each([
  ['stopped', withCode('57P01')],
  ['killed', withCode('57P02')],
  ['starting', withCode('57P03')],
  ['cut off', withCode('08006')],
  ['full', withCode('53300')],
  ['ending an idle transaction', withCode('25P03')],
  ['not there', withCode('ECONNREFUSED')],
  ['of a machine that is gone', withCode('ENOTFOUND')],
  ['lost during a query', new Error('select 1 - Connection terminated unexpectedly')],
  ['silent', new Error('Query read timeout')],
  ['slow to connect', new Error('timeout expired')],
  ['closed while a connection is waited for', new Error('aborted')],
  ['already gone', new Error('Client has encountered a connection error and is not queryable')],
])('recognises a database that is %s as a lost connection', (_, error) => expect(isLostConnection(error)).toBe(true))

test.each([
  ['a wrong query', withCode('42601')],
  ['a cancelled query', withCode('57014')],
  ['a programming error', new TypeError('terminated is not a function')],
  ['no error at all', '57P01'],
  ['nothing', undefined],
])('does not recognise %s as one', (_, error) => expect(isLostConnection(error)).toBe(false))
