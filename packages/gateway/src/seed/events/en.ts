import type { SeedCalendar } from './SeedEvent'

const own = { name: 'Private', color: 'purple' } as const

/** What the people who write English have in their calendars. */
export const calendarsInEnglish: readonly SeedCalendar[] = [
  {
    owner: 'emma',
    events: [
      {
        ...{ title: 'London team meeting', when: 'Tue 10:00-11:00', repeats: 'weekly', place: 'Room 2' },
        note: '1. Numbers\n2. Hiring\n3. The move in spring',
        guests: {
          ...{ daniel: 'accepted', linyiting: 'accepted', priya: 'tentative' },
          'oliver.grant@supplier.example': 'declined',
        },
        optional: ['linyiting', 'oliver.grant@supplier.example'],
      },
      {
        ...{ title: 'One-to-one with Daniel', when: 'Mon 11:00-11:30', repeats: 'weekly' },
        guests: { daniel: 'accepted' },
      },
      {
        ...{ title: 'Call with Oliver: contract, section 6', when: 'Tue 14:00-15:00', reminderMinutes: 15 },
        note: 'Thirty days if the notice period becomes three months.',
        guests: { 'oliver.grant@supplier.example': 'accepted' },
      },
      { title: 'Budget, first draft', when: 'Wed 13:30-15:00', color: 'gray' },
      {
        title:
          'Quarterly review: delivery figures, customer survey and open questions, with Taipei and Shanghai joining by video for the first hour',
        ...{ when: 'Thu 10:10-11:40', place: 'Room 1 and video', reminderMinutes: 30 },
        guests: { daniel: 'accepted', priya: 'accepted', linyiting: 'accepted', wangli: 'pending' },
        optional: ['wangli'],
      },
      {
        ...{
          title: 'Lunch with Priya',
          when: 'Thu 12:30-13:30',
          place: 'The Copper Kettle',
          color: 'yellow',
        },
        guests: { priya: 'accepted' },
      },
      { title: 'Board report due', when: 'Fri', color: 'red' },
      { title: 'Planning the move', week: -2, when: 'Tue 15:00-16:00', place: 'Room 2' },
      { title: 'Walk through the new floor', week: -1, when: 'Wed 11:00-12:00', place: 'Canal Street' },
      {
        ...{ title: 'Supplier contract, first reading', week: -1, when: 'Thu 15:00-16:00', place: 'Room 2' },
        guests: { daniel: 'accepted' },
      },
      {
        ...{ title: 'Business trip: Rotterdam', week: 1, when: 'Mon', days: 4, place: 'Harbour Hotel' },
        color: 'orange',
      },
      {
        ...{
          title: 'Hiring round-up',
          week: 2,
          when: 'Tue 15:00-15:45',
          place: 'Room 2',
          reminderMinutes: 15,
        },
        guests: { daniel: 'accepted', priya: 'pending' },
      },
    ],
  },
  {
    owner: 'emma',
    made: own,
    events: [
      { title: 'Pilates', when: 'Tue 18:30-19:30', repeats: 'weekly' },
      { title: 'Dentist', when: 'Thu 17:30-18:00', reminderMinutes: 60 },
      { title: 'Mum’s birthday', when: 'Sat', repeats: 'yearly', color: 'pink' },
      { title: 'Theatre with Grace', week: 1, when: 'Fri 19:30-22:00' },
    ],
  },
  {
    owner: 'emma',
    made: {
      ...{ name: 'London office', color: 'teal' },
      sharees: { daniel: 'edit', priya: 'edit', linyiting: 'read' },
    },
    events: [
      { title: 'Window cleaning', week: -1, when: 'Tue' },
      { title: 'Coffee machine engineer', when: 'Mon 10:00-11:00', place: 'Second floor' },
      { title: 'Daniel working from home', when: 'Wed' },
      { title: 'Beta with the first customers', when: 'Wed', days: 3 },
      { title: 'Fire drill', when: 'Thu 15:00-15:20' },
      { title: 'Daniel on leave', week: 1, when: 'Wed', days: 3 },
      { title: 'Visitors from Shanghai', week: 2, when: 'Mon', days: 2 },
    ],
  },
  {
    owner: 'daniel',
    events: [
      {
        ...{ title: 'Stand-up', when: 'Mon 09:15-09:30', repeats: 'workdays', place: 'Video' },
        guests: { emma: 'accepted', priya: 'accepted' },
      },
      {
        ...{ title: 'Release notes 4.2, line by line', when: 'Tue 14:00-14:45', place: 'Room 2' },
        guests: { priya: 'accepted', emma: 'tentative' },
      },
      { title: 'Focus: search inside attachments', when: 'Wed 09:30-12:00', color: 'gray' },
      { title: 'Lunch by the canal', when: 'Wed 12:30-13:15', color: 'yellow' },
      {
        ...{ title: 'Interview: support engineer', when: 'Fri 11:00-12:00', place: 'Room 1' },
        note: 'Emma takes the first half hour, Priya the second.',
        guests: { emma: 'pending', priya: 'pending' },
      },
      { title: 'Holiday: Lisbon', week: 1, when: 'Wed', days: 3, color: 'orange' },
    ],
  },
  {
    owner: 'daniel',
    made: own,
    events: [
      { title: 'Five-a-side', when: 'Wed 18:30-20:00', repeats: 'weekly', place: 'Victoria Park' },
      { title: 'Car service', week: 2, when: 'Sat 09:00-10:00' },
    ],
  },
  {
    owner: 'priya',
    events: [
      {
        ...{ title: 'Monthly figures', when: 'Wed 16:00-17:00', repeats: 'monthly', place: 'Room 2' },
        guests: { emma: 'accepted', daniel: 'tentative' },
      },
      { title: 'Customer call: Northwind', when: 'Mon 15:00-15:30', reminderMinutes: 10 },
      { title: 'Survey closes', when: 'Wed', color: 'red' },
      {
        ...{ title: 'Customer survey: what do we ask next?', when: 'Fri 14:00-15:00', place: 'Room 2' },
        guests: { emma: 'accepted', daniel: 'pending' },
      },
      {
        ...{ title: 'Survey results, second look', week: 1, when: 'Fri 15:00-15:30', place: 'Room 2' },
        guests: { emma: 'pending', daniel: 'declined' },
      },
    ],
  },
  {
    owner: 'priya',
    made: own,
    events: [
      { title: 'Choir', when: 'Thu 19:00-21:00', repeats: 'weekly' },
      { title: 'Weekend in Bath', week: 1, when: 'Sat', days: 2 },
    ],
  },
]
