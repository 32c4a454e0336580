import type { Day } from './dates.ts'

interface Holiday {
  day: Day
  title: string
}

/**
 * General holidays of Hong Kong as gazetted for 2026 and 2027, without Sundays. Initial data only:
 * staff add the next year's once gazetted, in May.
 */
export const generalHolidays: readonly Holiday[] = [
  { day: '2026-01-01', title: 'The first day of January' },
  { day: '2026-02-17', title: 'Lunar New Year’s Day' },
  { day: '2026-02-18', title: 'The second day of Lunar New Year' },
  { day: '2026-02-19', title: 'The third day of Lunar New Year' },
  { day: '2026-04-03', title: 'Good Friday' },
  { day: '2026-04-04', title: 'The day following Good Friday' },
  { day: '2026-04-06', title: 'The day following Ching Ming Festival' },
  { day: '2026-04-07', title: 'The day following Easter Monday' },
  { day: '2026-05-01', title: 'Labour Day' },
  { day: '2026-05-25', title: 'The day following the Birthday of the Buddha' },
  { day: '2026-06-19', title: 'Tuen Ng Festival' },
  { day: '2026-07-01', title: 'Hong Kong Special Administrative Region Establishment Day' },
  { day: '2026-09-26', title: 'The day following the Chinese Mid-Autumn Festival' },
  { day: '2026-10-01', title: 'National Day' },
  { day: '2026-10-19', title: 'The day following Chung Yeung Festival' },
  { day: '2026-12-25', title: 'Christmas Day' },
  { day: '2026-12-26', title: 'The first weekday after Christmas Day' },
  { day: '2027-01-01', title: 'The first day of January' },
  { day: '2027-02-06', title: 'Lunar New Year’s Day' },
  { day: '2027-02-08', title: 'The third day of Lunar New Year' },
  { day: '2027-02-09', title: 'The fourth day of Lunar New Year' },
  { day: '2027-03-26', title: 'Good Friday' },
  { day: '2027-03-27', title: 'The day following Good Friday' },
  { day: '2027-03-29', title: 'Easter Monday' },
  { day: '2027-04-05', title: 'Ching Ming Festival' },
  { day: '2027-05-01', title: 'Labour Day' },
  { day: '2027-05-13', title: 'The Birthday of the Buddha' },
  { day: '2027-06-09', title: 'Tuen Ng Festival' },
  { day: '2027-07-01', title: 'Hong Kong Special Administrative Region Establishment Day' },
  { day: '2027-09-16', title: 'The day following the Chinese Mid-Autumn Festival' },
  { day: '2027-10-01', title: 'National Day' },
  { day: '2027-10-08', title: 'Chung Yeung Festival' },
  { day: '2027-12-25', title: 'Christmas Day' },
  { day: '2027-12-27', title: 'The first weekday after Christmas Day' },
]
