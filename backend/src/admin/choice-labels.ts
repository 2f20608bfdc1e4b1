/// <reference types="vite/client" />

type ChoiceLabels = Readonly<Record<string, string>>

const files = import.meta.glob<ChoiceLabels>('../{content,features}/*/choice-labels.json', {
  eager: true,
  import: 'default',
})

/**
 * The labels of choices in forms, lists and filters, by their stored value: Strapi takes that as the key of a text. Each feature
 * declares its own in the `choice-labels.json` of its folder; those that several share are in `content/documents/`.
 */
export const choiceLabels: ChoiceLabels = Object.assign({}, ...Object.values(files))
