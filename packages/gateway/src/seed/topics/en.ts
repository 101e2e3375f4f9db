import type { Topic } from './Topic'

/** What colleagues write about in English. */
export const topicsInEnglish: readonly Topic[] = [
  {
    subject: 'Agenda for the quarterly review',
    body: [
      'Hello all,',
      'Here is the agenda for Thursday. We have ninety minutes, so please send your slides by Wednesday noon and keep them to five pages each.',
      'Daniel opens with the delivery figures, Priya follows with the customer survey, and we leave the last half hour for open questions.',
    ],
    table: [
      ['Time', 'Topic', 'Speaker'],
      ['10:00', 'Delivery figures', 'Daniel'],
      ['10:30', 'Customer survey', 'Priya'],
      ['11:00', 'Open questions', 'Everyone'],
    ],
    answers: [
      ['My slides are ready except for the October numbers, which I get from finance tomorrow.'],
      [
        'Could we start ten minutes later? The Taipei office joins by video and they have another call before.',
      ],
      ['Ten past ten it is. I have moved the invitation.'],
    ],
  },
  {
    subject: 'Draft contract for the new supplier',
    body: [
      'Emma,',
      'Please find our draft attached. We accepted most of your comments; the open point is the payment term in section 6, where we would prefer thirty days.',
      'We are free to talk on Tuesday or Friday.',
    ],
    answers: [
      [
        'Thank you, Oliver. Thirty days works for us if the notice period becomes three months. Tuesday at two would suit me.',
      ],
    ],
    isOutside: true,
    file: {
      name: 'contract-section-6.txt',
      kind: 'txt',
      text: '6. Payment\nInvoices are payable within thirty days of receipt.\n',
    },
  },
  {
    subject: 'Office plants and a broken coffee machine',
    body: [
      'The coffee machine on the second floor is out of order until Monday; the one on the third floor still works.',
      'Also: whoever has been watering the plants by the window, thank you. They have never looked better.',
    ],
    answers: [['That was Priya. She talks to them as well.'], ['Guilty. The fern likes jazz.']],
    file: { name: 'fern.png', kind: 'picture' },
  },
  {
    subject: 'Release notes for version 4.2',
    body: [
      'Hi team,',
      'Below is what goes into the notes. Please correct anything that is wrong before five, then I publish.',
    ],
    table: [
      ['Change', 'Who notices'],
      ['Search finds words inside attachments', 'Everybody'],
      ['Lists load the next page ahead', 'Everybody'],
      ['Stronger rules for passwords', 'Administrators'],
    ],
    answers: [['The first line is not in 4.2, it moved to 4.3.'], ['Removed, thanks. Published.']],
  },
  {
    subject: 'Your booking is confirmed',
    body: [
      'Dear guest,',
      'Thank you for choosing us. Your room is booked from Monday to Thursday, breakfast included. You can cancel free of charge until the day before you arrive.',
    ],
    answers: [],
    isOutside: true,
  },
  {
    subject: 'Survey results',
    body: [
      'Here are the results of the customer survey: 412 answers, an average of 4.3 out of 5. People praise the speed and ask for better search.',
      'The full table is attached; comments are in the last column.',
    ],
    answers: [
      ['These are great numbers. Can I quote them on Thursday?'],
      ['Of course, just leave the comments out.'],
    ],
    file: { name: 'survey.csv', kind: 'csv', text: 'question,average\nspeed,4.7\nsearch,3.6\noverall,4.3\n' },
  },
]
