import type { Patch } from './patch'

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
  ],
}

/** The card shows why an upload failed, without an unhandled error. */
export const uploadingCard: Patch = {
  file: 'upload/dist/admin/components/AssetCard/UploadingAssetCard.mjs',
  changes: [{ from: '        uploadFile();', to: '        uploadFile().catch(()=>undefined);' }],
}
