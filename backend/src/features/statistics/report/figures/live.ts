/** Who sent an event this recently is counted as being on the site. */
const minutes = 5

/** `GET /admin/site/statistics-report/live`: the visitors of the last five minutes. Reads the events themselves, of these minutes. */
export async function countLiveVisitors(): Promise<{ visitors: number }> {
  const [counted] = await strapi.db
    .connection('gevel_statistics_events')
    .whereRaw(`at > now() - interval '${minutes} minutes'`)
    .countDistinct({ visitors: 'visitor' })
  return { visitors: Number(counted?.visitors) }
}
