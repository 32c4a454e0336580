export const logFilters = ['staff_id', 'subject_kind', 'subject_id', 'from', 'to'] as const
export type LogFilter = (typeof logFilters)[number]
