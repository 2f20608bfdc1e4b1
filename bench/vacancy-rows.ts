import { Client } from 'pg'
import places from '../backend/src/content/places/dutch-places.json' with { type: 'json' }

/** Numbers of the vacancies of the measurement, above those of the demo content. */
export const firstNumber = 1_000_000

/** The statements that make so many open vacancies, and as many rows of employers. `$3` and `$4` are towns with their provinces. */
const statements = [
  `INSERT INTO vacancies (document_id, public_id, edition, title, slug, intro, employer_name, category, region, level, city, province,
     hours_min, hours_max, salary_min, salary_max, featured, body, posted_at, closes_at, created_at, updated_at, published_at)
   SELECT 'benchvacancy' || lpad(n::text, 12, '0'), ${firstNumber} + n, (ARRAY['general', 'general', 'pro'])[1 + n % 3],
     (ARRAY['Verfadviseur', 'Magazijnmedewerker', 'Inkoper', 'Filiaalleider'])[1 + n % 4] || ' ' || n, 'meting-' || n, 'Een meting.',
     'Meetbedrijf ' || n % 500,
     (ARRAY['winkel-en-verkoop', 'inkoop-en-formule', 'logistiek', 'kantoor-en-marketing', 'techniek'])[1 + n % 5],
     (ARRAY['noord', 'oost', 'midden', 'west', 'zuid'])[1 + n / 5 % 5], (ARRAY['vmbo', 'mbo', 'hbo', 'wo', NULL])[1 + n / 25 % 5],
     ($3::text[])[1 + n % cardinality($3::text[])], ($4::text[])[1 + n % cardinality($4::text[])],
     n % 40, n % 40 + 4, 2000 + n % 3000, 2500 + n % 3000, n % 50 = 0, '[]', now() - n * interval '10 seconds',
     now() + interval '1 day' + n % 60 * interval '1 day', now(), now(), now()
   FROM generate_series($1::int + 1, $2::int) n`,
  `INSERT INTO gevel_customers (kind, name, contact, email, street, postcode, city, country, kvk)
   SELECT 'company', 'Meetwerkgever ' || n, 'Jo', 'werkgever' || n || '@meting.example', 'Vacaturestraat ' || n, '3511 AA', 'Utrecht', 'NL',
     lpad(n::text, 8, '0')
   FROM generate_series($1::int / 100 + 1, $2::int / 100) n`,
  `INSERT INTO gevel_vacancies (customer_id, state, edition, text, title, city, employer, package_version_id, document_id, public_id,
     submitted_at, online_from, online_until, idempotency_key, created_at)
   SELECT c.id, CASE n % 10 WHEN 9 THEN 'expired' ELSE 'online' END, v.edition, '{}', v.title, v.city,
     json_build_object('name', c.name, 'website', NULL, 'logo', NULL), p.id, v.document_id, v.public_id, now() - n * interval '10 seconds',
     now(), v.closes_at, gen_random_uuid(), now() - n * interval '11 seconds'
   FROM generate_series($1::int + 1, $2::int) n
   JOIN vacancies v ON v.public_id = ${firstNumber} + n AND v.published_at IS NOT NULL
   JOIN gevel_customers c ON c.street = 'Vacaturestraat ' || 1 + (n - 1) / 100
   CROSS JOIN (SELECT min(id) AS id FROM gevel_package_versions) p`,
]

/** Adds open vacancies until there are so many from this measurement. */
export async function addVacancies(databaseUrl: string, from: number, until: number): Promise<void> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const towns = Object.entries(places).flatMap(([province, found]) =>
    found.map(({ name }) => [name, province] as const),
  )
  const values = [from, until, towns.map(([town]) => town), towns.map(([, province]) => province)]
  try {
    for (const statement of statements)
      await database.query(statement, statement.includes('$3') ? values : values.slice(0, 2))
    await database.query('VACUUM ANALYZE vacancies, gevel_vacancies, gevel_customers')
  } finally {
    await database.end()
  }
}
