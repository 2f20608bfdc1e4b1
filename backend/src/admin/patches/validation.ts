import type { Patch } from './patch.ts'

/**
 * Makes the schema that validates a document when one is validated. Strapi made it wherever a component reads the
 * document: for each relation of a form, and each row of a list.
 */
export const validation: Patch = {
  file: 'content-manager/dist/admin/hooks/useDocument.mjs',
  changes: [
    {
      from: 'return createYupSchema(schema.attributes, components);',
      to: `return {
            validateSync: (...input)=>createYupSchema(schema.attributes, components).validateSync(...input)
        };`,
    },
  ],
}
