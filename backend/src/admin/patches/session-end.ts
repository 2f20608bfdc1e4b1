import type { Patch } from './patch.ts'

/** An ended session does not leave the page while the form has unsaved text; `unsaved-text/` shows a message. */
export const sessionEnd: Patch = {
  file: 'admin/dist/admin/admin/src/features/Auth.mjs',
  imports: { '../unsaved-text/save-failure': 'announceSessionEnd' },
  changes: [
    {
      from: `    const clearStateAndLogout = React.useCallback(()=>{
`,
      to: `    const clearStateAndLogout = React.useCallback(()=>{
        if (hasUnsavedChanges()) {
            resetSessionExpiredNotification();
            announceSessionEnd();
            return;
        }
`,
    },
    {
      from: `            await attemptTokenRefresh();
            return true;
        } catch  {
            return false;
        }`,
      to: `            await attemptTokenRefresh();
            return true;
        } catch (error) {
            return error.name !== 'TokenRefreshError';
        }`,
    },
  ],
}

/**
 * A session has ended only when the backend says so, not when the request failed. An error page of a proxy counts as a
 * server error, not as invalid JSON.
 */
export const tokenRefresh: Patch = {
  file: 'admin/dist/admin/admin/src/utils/getFetchClient.mjs',
  changes: [
    {
      from: `    if (!response.ok) {
        console.warn('[Auth] Token refresh failed with status:', response.status);
        return null;
    }`,
      to: `    if (!response.ok) {
        if (response.status !== 401) throw new FetchError('Unknown Server Error');
        return null;
    }`,
    },
    {
      from: `    } catch (error) {
        console.error('[Auth] Token refresh error:', error);
        return null;
    }`,
      to: `    } catch (error) {
        throw error;
    }`,
    },
    {
      from: `            } else {
                throw error;
            }
        }
    };`,
      to: `            } else if (error?.name === 'SyntaxError') {
                const fetchError = new FetchError('Unknown Server Error');
                fetchError.status = response.status;
                throw fetchError;
            } else {
                throw error;
            }
        }
    };`,
    },
    {
      from: `                } catch  {
                    // If refresh fails, throw the original error
                    throw error;
                }`,
      to: `                } catch (refreshError) {
                    throw refreshError.name === 'TokenRefreshError' ? error : refreshError;
                }`,
    },
  ],
}
