/** Whether this build has NASA's list of the archive, to browse and to search. */
export const hasNasaList = import.meta.env.VITE_APOD_ARCHIVE_URL !== ''
