import type { Patch } from './patch.ts'

/** Lists of the admin: what a filter is set to, and texts that were cut off. */
export const lists: readonly Patch[] = [
  {
    // names of columns of the database, two of which mean nothing to an editor
    file: 'content-manager/dist/admin/pages/ListView/components/Filters.mjs',
    imports: { '../list-filters': 'filterLabel' },
    changes: [
      {
        from: `            'id',
            'documentId',
            ...allowedFields,`,
        to: '            ...allowedFields,',
      },
      { from: "                label: label ?? '',\n", to: '                label: filterLabel(name, label),\n' },
    ],
  },
  {
    // the filter said `general` where the list and the form say `Algemeen`
    file: 'admin/dist/admin/admin/src/components/Filters.mjs',
    changes: [
      {
        from: '    // Handle custom input\n    if (input && options) {',
        to: "    // Handle custom input\n    if ((input || type === 'enumeration') && options) {",
      },
    ],
  },
  {
    file: 'admin/dist/admin/admin/src/pages/Settings/pages/Roles/components/RoleRow.mjs',
    changes: ['name', 'description'].map((column) => ({
      from: `                    ellipsis: true,
                    textColor: "neutral800",
                    children: ${column}
`,
      // cells of a table keep to one line otherwise
      to: `                    style: { whiteSpace: 'normal' },
                    textColor: "neutral800",
                    children: ${column}
`,
    })),
  },
]
