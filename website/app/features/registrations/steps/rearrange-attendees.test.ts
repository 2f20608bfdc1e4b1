import { expect, test } from 'vitest'
import { fakeSale, fakeTicketType } from '../fake-sale.ts'
import { lessBy, MORE, rearrangeAttendees, typeOfNext } from './rearrange-attendees.ts'

const [shop, pupil] = [fakeTicketType({ id: 1, name: 'Winkel' }), fakeTicketType({ id: 2, name: 'School' })]
const sale = fakeSale([shop, pupil])
const named = (name: string) => ({ name, email: '', company: '' })
const typed = {
  kaarten: { kaart1: '2', kaart2: '1', payer: 'company' },
  bezoekers: { bezoeker0: named('Anneke'), bezoeker1: named('Bas'), bezoeker2: named('Samira') },
}

test('adds a colleague after the last one, with a ticket of that type', () => {
  expect(rearrangeAttendees(MORE, typed, sale)).toEqual({ kaarten: { kaart1: '2', kaart2: '2', payer: 'company' } })
})

test('takes a colleague away, and those after move up with what was typed', () => {
  expect(rearrangeAttendees(lessBy(1), typed, sale)).toEqual({
    kaarten: { kaart1: '1', kaart2: '1', payer: 'company' },
    bezoekers: { bezoeker0: named('Anneke'), bezoeker1: named('Samira') },
  })
})

test('changes nothing beyond the most in one registration, or what is left, or for a button of nobody', () => {
  expect(typeOfNext([pupil], fakeSale([shop, { ...pupil, most: 1 }]))).toBeUndefined()
  expect(typeOfNext([pupil], fakeSale([{ ...pupil, left: 1 }]))).toBeUndefined()
  expect(rearrangeAttendees(MORE, typed, fakeSale([shop, pupil], { most: 3 }))).toEqual({})
  expect(rearrangeAttendees(lessBy(3), typed, sale)).toEqual({})
  expect(rearrangeAttendees('iets anders', typed, sale)).toEqual({})
})

test('leaves the last attendee', () => {
  expect(rearrangeAttendees(lessBy(0), { kaarten: { kaart1: '1' } }, sale)).toEqual({})
})
