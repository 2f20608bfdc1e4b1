import type { Patch } from './patch.ts'

const inputs = 'content-manager/dist/admin/pages/EditView/components/FormInputs'

/** A removed block can be put back. */
export const blocks: Patch = {
  file: `${inputs}/DynamicZone/Field.mjs`,
  imports: { '../blocks/removed-rows': 'useRemovedRows' },
  changes: [
    {
      from: `    const handleRemoveComponent = React.useCallback((currentIndex)=>{
        removeFieldRow(name, currentIndex);
    }, [
        name,
        removeFieldRow
    ]);`,
      to: `    const removedRows = useRemovedRows(name);
    const rememberRow = React.useRef(removedRows.remember);
    rememberRow.current = removedRows.remember;
    const handleRemoveComponent = React.useCallback((currentIndex)=>{
        rememberRow.current(currentIndex);
        removeFieldRow(name, currentIndex);
    }, [
        name,
        removeFieldRow
    ]);`,
    },
    {
      from: `                /*#__PURE__*/ jsx(Flex, {
                    justifyContent: "center",
                    children: /*#__PURE__*/ jsx(AddComponentButton, {`,
      to: `                removedRows.undo,
                /*#__PURE__*/ jsx(Flex, {
                    justifyContent: "center",
                    children: /*#__PURE__*/ jsx(AddComponentButton, {`,
    },
  ],
}

/** A removed part of a list can be put back, each part has a name, and the one with an error opens. */
export const parts: Patch = {
  file: `${inputs}/Component/Repeatable.mjs`,
  imports: { '../blocks/removed-rows': 'useRemovedRows', '../blocks/row-title': 'RowTitle' },
  changes: [
    {
      // of errors at the third part, Strapi opened the first
      from: `return value[idx] ? value[idx].__temp_key__ : null;`,
      to: `return rawError[idx] && value[idx] ? value[idx].__temp_key__ : null;`,
    },
    {
      from: `    const handleDeleteComponent = React.useCallback((index)=>{
        removeFieldRow(name, index);`,
      to: `    const removedRows = useRemovedRows(name);
    const rememberRow = React.useRef(removedRows.remember);
    rememberRow.current = removedRows.remember;
    const handleDeleteComponent = React.useCallback((index)=>{
        rememberRow.current(index);
        removeFieldRow(name, index);`,
    },
    {
      from: `        return /*#__PURE__*/ jsx(Initializer, {
            disabled: disabled,
            name: name,
            onClick: handleClick
        });`,
      to: `        return /*#__PURE__*/ jsxs(Fragment, {
            children: [
                /*#__PURE__*/ jsx(Initializer, {
                    disabled: disabled,
                    name: name,
                    onClick: handleClick
                }),
                removedRows.undo
            ]
        });`,
    },
    {
      from: `                            defaultMessage: 'Add an entry'
                        })
                    })
                ]
            })
        ]`,
      to: `                            defaultMessage: 'Add an entry'
                        })
                    })
                ]
            }),
            removedRows.undo
        ]`,
    },
    {
      from: 'children: displayValue\n',
      to: 'children: /*#__PURE__*/ jsx(RowTitle, { name: name, index: index, title: displayValue })\n',
    },
  ],
}
