/** The fields of an event that can be published, with `fields` merged over them. */
export function eventFields(title: string, day: string, fields: object = {}): object {
  const times = { startsAt: `${day}T08:00:00.000Z`, endsAt: `${day}T16:00:00.000Z` }
  return { title, edition: 'general', intro: 'Een dag voor de proef.', online: false, ...times, ...fields }
}

/** The fields of an open vacancy that can be published, with `fields` merged over them. */
export function vacancyFields(title: string, fields: object = {}): object {
  const place = { city: 'Ede', province: 'Gelderland', region: 'oost' }
  const dates = { postedAt: '2026-01-02T08:00:00.000Z', closesAt: '2041-05-01T10:00:00.000Z' }
  return {
    title,
    edition: 'general',
    intro: 'Werk voor de proef.',
    category: 'techniek',
    ...place,
    ...dates,
    ...fields,
    featured: false,
  }
}
