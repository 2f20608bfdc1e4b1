import { isWebAddress } from './xml-tree.ts'

/** The properties of RFC 5545 whose value is a text, and those that calendars add. */
const TEXTS = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'COMMENT', 'NAME', 'X-WR-CALNAME', 'X-WR-CALDESC']
const ONCE_OF_EVENT = ['UID', 'DTSTAMP', 'DTSTART']
const AT_MOST_ONCE_OF_EVENT = [
  ...['CLASS', 'CREATED', 'DESCRIPTION', 'GEO', 'LAST-MODIFIED', 'LOCATION', 'ORGANIZER', 'PRIORITY', 'SEQUENCE'],
  ...['STATUS', 'SUMMARY', 'TRANSP', 'URL', 'RECURRENCE-ID', 'DTEND', 'DURATION'],
]

interface Property {
  name: string
  parameters: string
  value: string
}

/** What of the rules of RFC 5545 a calendar breaks. */
export function calendarProblems(text: string): string[] {
  const lines = text.split('\r\n')
  // §3.1: the last line ends too
  if (lines.pop() !== '') return ['the last line has no end']
  const physical = lines.flatMap((line) => [
    ...(/[\p{Cc}\ufffe\uffff]/u.test(line.replaceAll('\t', ''))
      ? [`a control character in ${JSON.stringify(line)}`]
      : []),
    ...(Buffer.byteLength(line) > 75 ? [`a line of ${Buffer.byteLength(line)} octets: ${line}`] : []),
    ...(line.includes('\ufffd') ? [`a line cut within a character: ${line}`] : []),
  ])
  const properties = lines
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(propertyOf)
  return [
    ...physical,
    ...properties.flatMap(propertyProblems),
    ...frameProblems(properties),
    ...eventsOf(properties).flatMap(eventProblems),
    ...uniqueProblems(properties),
  ]
}

function propertyOf(line: string): Property {
  const [, name = '', parameters = '', value = ''] =
    /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line) ?? []
  return { name, parameters, value: name === '' ? line : value }
}

/** §3.3.11: a text has `\\`, `\;`, `\,` and `\n`, and none of these signs without a backslash. */
function propertyProblems({ name, value }: Property): string[] {
  if (name === '') return [`not a property: ${value}`]
  if (name === 'URL') return isWebAddress(value) ? [] : [`URL ${value}`]
  return TEXTS.includes(name) && !/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value) ? [`unescaped in ${name}: ${value}`] : []
}

/** §3.4, §3.6: one calendar with its version and product, and components that end where they began. */
function frameProblems(properties: readonly Property[]): string[] {
  const [first, last] = [properties[0], properties.at(-1)]
  const own = properties.slice(
    1,
    properties.findIndex(({ name, value }) => name === 'BEGIN' && value !== 'VCALENDAR'),
  )
  const count = (wanted: string) => own.filter(({ name }) => name === wanted).length
  const open: string[] = []
  const unbalanced = properties.flatMap(({ name, value }) => {
    if (name === 'BEGIN') open.push(value)
    return name === 'END' && open.pop() !== value ? [`END:${value}`] : []
  })
  return [
    ...(first?.name === 'BEGIN' && first.value === 'VCALENDAR' ? [] : ['no BEGIN:VCALENDAR']),
    ...(last?.name === 'END' && last.value === 'VCALENDAR' ? [] : ['no END:VCALENDAR']),
    ...(count('PRODID') === 1 ? [] : ['not one PRODID']),
    ...(own.filter(({ name, value }) => name === 'VERSION' && value === '2.0').length === 1 ? [] : ['not VERSION 2.0']),
    ...(properties.some(({ name, value }) => name === 'BEGIN' && value !== 'VCALENDAR') ? [] : ['no component']),
    ...unbalanced,
  ]
}

function eventsOf(properties: readonly Property[]): Property[][] {
  const starts = properties.flatMap(({ name, value }, at) => (name === 'BEGIN' && value === 'VEVENT' ? [at] : []))
  return starts.map((start) => {
    const end = properties.findIndex(({ name, value }, at) => at > start && name === 'END' && value === 'VEVENT')
    return properties.slice(start + 1, end)
  })
}

/** §3.6.1 */
function eventProblems(event: readonly Property[]): string[] {
  const all = (wanted: string) => event.filter(({ name }) => name === wanted)
  const [start, end] = [all('DTSTART')[0], all('DTEND')[0]]
  return [
    ...ONCE_OF_EVENT.filter((name) => all(name).length !== 1).map((name) => `${all(name).length} times ${name}`),
    ...AT_MOST_ONCE_OF_EVENT.filter((name) => all(name).length > 1).map((name) => `more than one ${name}`),
    ...(end && all('DURATION').length > 0 ? ['both DTEND and DURATION'] : []),
    // moments in UTC need no VTIMEZONE
    ...['DTSTAMP', 'LAST-MODIFIED', 'DTSTART', 'DTEND'].flatMap((name) =>
      all(name).flatMap(({ parameters, value }) =>
        parameters === '' && /^\d{8}T\d{6}Z$/.test(value) ? [] : [`${name}${parameters}:${value} is not in UTC`],
      ),
    ),
    ...(start && end && end.value <= start.value ? ['ends before it starts'] : []),
  ]
}

function uniqueProblems(properties: readonly Property[]): string[] {
  const ids = properties.filter(({ name }) => name === 'UID').map(({ value }) => value)
  return new Set(ids).size === ids.length ? [] : ['two events with the same UID']
}
