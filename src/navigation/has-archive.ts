/** Whether this build browses and searches NASA's list of the archive. */
export const hasArchive = import.meta.env.VITE_APOD_ARCHIVE_URL !== ''
