import { type Rule, steps } from './dutch-rules'

/** The stem of a word, by the same rules as the database's function `gevel_search_stem`. */
export function stem(given: string): string {
  return steps.reduce((text, rules) => {
    for (const rule of rules) {
      const result = applied(rule, text)
      if (result !== undefined) return result
    }
    return text
  }, given)
}

/** @returns undefined when the rule does not apply */
function applied(rule: Rule, text: string): string | undefined {
  if ('pattern' in rule) {
    const pattern = new RegExp(rule.pattern)
    return pattern.test(text) ? text.replace(pattern, rule.to) : undefined
  }
  if ('words' in rule) return rule.words.includes(text) ? (rule.to ?? text) : undefined
  if ('everywhere' in rule)
    return text.includes(rule.everywhere) ? text.replaceAll(rule.everywhere, rule.to) : undefined
  const ending = rule.endings.find((each) => text.endsWith(each))
  if (ending === undefined) return undefined
  return rule.to === undefined ? text : text.slice(0, -ending.length) + rule.to
}
