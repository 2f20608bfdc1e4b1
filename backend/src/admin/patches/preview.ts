import type { Patch } from './patch.ts'

/** The link in the frame works for half an hour, and a form may have been open for longer. */
export const preview: Patch = {
  file: 'content-manager/dist/admin/preview/pages/Preview.mjs',
  changes: [
    {
      from: `            status: params.status
        }
    });`,
      to: `            status: params.status
        }
    }, { refetchOnMountOrArgChange: true });`,
    },
  ],
}
