import { type Rule, steps } from './dutch-rules'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL of the cases of a rule: `WHEN … THEN …`. */
function casesOf(rule: Rule): string {
  if ('pattern' in rule) {
    const pattern = quoted(rule.pattern)
    return `WHEN word ~ ${pattern} THEN regexp_replace(word, ${pattern}, ${quoted(rule.to.replace(/\$(\d)/g, '\\$1'))})`
  }
  if ('everywhere' in rule) {
    const [found, to] = [quoted(rule.everywhere), quoted(rule.to)]
    return `WHEN strpos(word, ${found}) > 0 THEN replace(word, ${found}, ${to})`
  }
  const result = rule.to === undefined ? undefined : quoted(rule.to)
  if ('words' in rule) return `WHEN word IN (${rule.words.map(quoted).join(', ')}) THEN ${result ?? 'word'}`
  return Array.from(
    Map.groupBy(rule.endings, ({ length }) => length),
    ([length, endings]) => {
      const replaced = result === undefined ? 'word' : `left(word, -${length}) || ${result}`
      return `WHEN right(word, ${length}) IN (${endings.map(quoted).join(', ')}) THEN ${replaced}`
    },
  ).join(' ')
}

/** The database's `gevel_search_stem`, generated from the rules; it gives the same stems as `stem`. */
export const stemFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_stem(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    ${steps.map((rules) => `word := CASE ${rules.map(casesOf).join(' ')} ELSE word END;`).join('\n    ')}
    RETURN word;
  END $$`
