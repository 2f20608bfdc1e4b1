import { expect, test } from 'vitest'
import { changedAddress, clearedAddress, listQuery, nextSort } from './list-address'

const address = new URLSearchParams('q=kroon&state=open&sort=-name&page=3&size=25')

test('another filter or sort starts at the first page', () => {
  expect(String(changedAddress(address, { state: '', plan: 'pro' }))).toBe('q=kroon&sort=-name&size=25&plan=pro')
  expect(String(changedAddress(new URLSearchParams('after=1.2&after=3.4'), { kind: 'login' }))).toBe('kind=login')
})

test('another page keeps the filters', () => {
  expect(String(changedAddress(address, { page: '4' }))).toBe('q=kroon&state=open&sort=-name&size=25&page=4')
})

test('cleared filters leave the sort, the size and the tab', () => {
  expect(String(clearedAddress(address, ['state']))).toBe('state=open&sort=-name&size=25')
})

test('the backend gets the last step of the way through a log, and one order of the parameters', () => {
  expect(listQuery(new URLSearchParams('name=x&after=1.2&after=3.4'))).toBe('after=3.4&name=x')
  expect(listQuery(new URLSearchParams('b=1&a=2'))).toBe(listQuery(new URLSearchParams('a=2&b=1')))
})

test('a column sorts upwards first, then downwards', () => {
  expect(['', 'name', '-name'].map((sort) => nextSort('name', sort))).toEqual(['name', '-name', 'name'])
})
