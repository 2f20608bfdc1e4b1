import type { Patch } from './patch.ts'

/**
 * Failed uploads can be retried from the same dialog, with the entered details: Strapi starts an upload when a card
 * mounts, and the card stays. The button is enabled again once every remaining file has failed.
 */
export const pendingUploads: Patch = {
  file: 'upload/dist/admin/components/UploadAssetDialog/PendingAssetStep/PendingAssetStep.mjs',
  changes: [
    {
      from: '    const assetCountRef = React.useRef(0);',
      to: `    const failed = React.useRef(new Set());
    const [attempt, setAttempt] = React.useState(0);`,
    },
    {
      from: '        setUploadStatus(Status.Uploading);',
      to: `        failed.current.clear();
        setAttempt((attempt)=>attempt + 1);
        setUploadStatus(Status.Uploading);`,
    },
    {
      from: `        if (status === 'success' || status === 'error') {
            assetCountRef.current++;`,
      to: `        if (status === 'success') failed.current.delete(file);
        if (status === 'error') {
            failed.current.add(file);`,
    },
    {
      from: `            if (assetCountRef.current === assets.length) {
                assetCountRef.current = 0;`,
      to: '            if (failed.current.size >= assets.length) {',
    },
    {
      from: `                                                folderId: folderId
                                            })
                                        }, assetKey);`,
      to: `                                                folderId: folderId
                                            })
                                        }, \`\${assetKey} \${attempt}\`);`,
    },
    {
      // three cards side by side left room for one letter a line on a phone
      from: '                                        col: 4,',
      to: `                                        m: 4,
                                        s: 6,
                                        xs: 12,`,
    },
    {
      // beside the title 'Uploaden', and adds more files
      from: `                                    onClick: onClickAddAsset,
                                    children: formatMessage({
                                        id: getTrad('header.actions.add-assets'),`,
      to: `                                    onClick: onClickAddAsset,
                                    style: { flexShrink: 0 },
                                    children: formatMessage({
                                        id: getTrad('modal.upload-list.sub-header.button'),`,
    },
    {
      // its label broke in two at 320 px
      from: '                        onClick: handleSubmit,',
      to: `                        onClick: handleSubmit,
                        style: { flexShrink: 0 },`,
    },
  ],
}

/** Two buttons of half the width each: the longer label broke in two beside the shorter one. */
export const libraryHeader: Patch = {
  file: 'upload/dist/admin/pages/App/components/Header.mjs',
  changes: ['onToggleEditFolderDialog', 'onToggleUploadAssetDialog'].map((action) => ({
    from: `                    onClick: ${action},
                    fullWidth: true,`,
    to: `                    onClick: ${action},
                    style: { flex: '1 0 auto' },`,
  })),
}

/** The question before a file is deleted says where it is used. */
export const deletedFile: Patch = {
  file: 'upload/dist/admin/components/EditAssetDialog/RemoveAssetDialog.mjs',
  imports: { '../media/delete-files-dialog': 'DeleteFilesDialog' },
  changes: [
    {
      from: `jsx(ConfirmDialog, {
            onConfirm: handleConfirm
        })`,
      to: `jsx(DeleteFilesDialog, {
            files: [asset.id],
            folders: [],
            onConfirm: handleConfirm
        })`,
    },
  ],
}

/** Before a selection is deleted too. */
export const deletedSelection: Patch = {
  file: 'upload/dist/admin/pages/App/components/BulkDeleteButton.mjs',
  imports: { '../media/delete-files-dialog': 'DeleteFilesDialog' },
  changes: [
    {
      from: `jsx(ConfirmDialog, {
                onConfirm: handleConfirmRemove
            })`,
      to: `jsx(DeleteFilesDialog, {
                files: selected.filter(({ type })=>type === 'asset').map(({ id })=>id),
                folders: selected.filter(({ type })=>type !== 'asset').map(({ id })=>id),
                onConfirm: handleConfirmRemove
            })`,
    },
  ],
}

/** The dialog in which a file is chosen: Strapi calls it, and its buttons, by other names. */
export const fileDialog: readonly Patch[] = [
  {
    file: 'upload/dist/admin/components/AssetDialog/AssetDialog.mjs',
    changes: [
      { from: "getTrad('header.actions.add-assets')", to: "getTrad('choose.title')", times: 4 },
      { from: "getTrad('modal.upload-list.sub-header.button')", to: "getTrad('choose.upload')" },
    ],
  },
  {
    file: 'upload/dist/admin/components/AssetDialog/DialogFooter.mjs',
    changes: [{ from: "id: 'global.finish'", to: "id: 'app.components.Select.placeholder'" }],
  },
]

/** A chosen picture brings its description and caption from the library. */
export const chosenPicture: Patch = {
  file: 'upload/dist/admin/components/MediaLibraryInput/MediaLibraryInput.mjs',
  imports: { '../media/take-texts': 'takeTexts' },
  changes: [
    {
      from: "import { useField, useNotification } from '@strapi/admin/strapi-admin';",
      to: "import { useField, useForm, useNotification } from '@strapi/admin/strapi-admin';",
    },
    {
      from: '    const { onChange, value, error } = useField(name);',
      to: `    const { onChange, value, error } = useField(name);
    const getValues = useForm('MediaLibraryInput', (form)=>form.getValues);`,
    },
    {
      from: `        const value = multiple ? nextSelectedAssets : nextSelectedAssets[0];
        onChange(name, value);
        setStep(undefined);`,
      to: `        const value = multiple ? nextSelectedAssets : nextSelectedAssets[0];
        onChange(name, value);
        takeTexts(name, value, { getValues, onChange });
        setStep(undefined);`,
    },
    {
      from: '        onChange(name, multiple ? nextSelectedAssets : nextSelectedAssets[0]);',
      to: `        onChange(name, multiple ? nextSelectedAssets : nextSelectedAssets[0]);
        takeTexts(name, asset, { getValues, onChange });`,
    },
  ],
}

/** On a phone the sentence is wider than the area where files are dropped. */
export const dropZone: Patch = {
  file: 'upload/dist/admin/components/UploadAssetDialog/AddAssetStep/FromComputerForm.mjs',
  changes: [
    {
      from: `                                            variant: "delta",
                                            textColor: "neutral600",`,
      to: `                                            variant: "delta",
                                            textAlign: "center",
                                            style: { display: 'block', paddingInline: 12 },
                                            textColor: "neutral600",`,
    },
  ],
}

/** On a phone the filters were wider than the screen. */
export const libraryFilters: Patch = {
  file: 'upload/dist/admin/components/FilterPopover/FilterPopover.mjs',
  changes: [
    {
      from: `        style: {
            zIndex: 499
        },`,
      to: `        style: {
            zIndex: 499,
            maxWidth: 'calc(100vw - 3.2rem)'
        },`,
    },
  ],
}

/** The card shows why an upload failed, without an unhandled error. */
export const uploadingCard: Patch = {
  file: 'upload/dist/admin/components/AssetCard/UploadingAssetCard.mjs',
  changes: [{ from: '        uploadFile();', to: '        uploadFile().catch(()=>undefined);' }],
}
