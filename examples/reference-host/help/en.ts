import type { HelpPage } from './HelpPage.ts'

/** The help in English. */
export const en: HelpPage = {
  folder: 'en',
  language: 'en',
  name: 'English',
  title: 'Help for your mail',
  contents: 'On this page',
  back: 'Back to your mail',
  parts: [
    {
      id: 'around',
      title: 'Finding your way',
      picture: 'The home page, with the rail at the side and the bar on top',
      paragraphs: [
        'The narrow rail at the side leads to the home page, your mailbox, your files, your contacts, your calendar, your settings, all apps and this help. The bar on top holds the search, the language, the appearance, the lock and the way out.',
        'Press Ctrl+K (⌘K on a Mac) anywhere and type a part of what you want: a folder, a page of the settings, a language, a skin, an action on the open message. Chinese names are found by the first letters of their Pinyin too. Press ? to see all keys.',
      ],
    },
    {
      id: 'reading',
      title: 'Reading',
      picture: 'A message open in its tab',
      paragraphs: [
        'A message opens in a tab of its own. The list can be shown by conversation, and the message beside or below the list; both are chosen in the menu of the list.',
        'Pictures from outside are not loaded until you allow it, since they tell the sender that you have read the message. A line above the text says whether the sender’s domain has confirmed the message. Be careful where it has not.',
        'Flags, tags, pins and notes help you find a message again. Snooze takes it away and brings it back when you need it.',
        'Create event above a mail invites everybody of the mail; the event stands in your calendar, with what they answer.',
      ],
    },
    {
      id: 'writing',
      title: 'Writing and sending',
      picture: 'A new message being written',
      paragraphs: [
        'Type a part of a name to find recipients. Several addresses may be pasted at once. What you write is saved as a draft from time to time, and when the connection is lost it stays in this browser.',
        'For some seconds after sending you can take a message back; how long is chosen in the preferences. A message can also be sent later, sent one by one, encrypted, read with a password or destroyed after reading, as far as your organisation allows it.',
        'A sent message tells for each recipient whether it was delivered and read. Messages to colleagues can be recalled while they are unread.',
      ],
    },
    {
      id: 'folders',
      title: 'Folders and tags',
      paragraphs: [
        'Make folders with the button above the tree, and drag messages or folders where you want them. Deleting a folder asks what becomes of its messages. Work on many messages shows how far it has come and can be stopped; what is done then stays done.',
        'Own folders, the file center with your online files, and the calendar can be locked with a password of their own each, on the page Passwords of the settings. A forgotten lock password cannot be recovered; your administrator can cancel the lock.',
      ],
    },
    {
      id: 'contacts',
      title: 'Contacts',
      picture: 'The contacts, with somebody’s details beside the list',
      paragraphs: [
        'The contacts, in the bar at the side, hold your own address book with its groups, the people whom you write to lately and often, your colleagues by department, and the mailing lists. Press a name to see all that is known; from there, or from the menu of a row, you write, edit, put into groups or delete. What was deleted can be brought back for an hour.',
        'Contacts of other programs are taken over from Excel, CSV and vCard files, and written to them as well. Find duplicates, in the menu beside New contact, shows contacts that seem to be the same person and makes them one.',
      ],
    },
    {
      id: 'calendar',
      title: 'Calendar',
      picture: 'A week in the calendar',
      paragraphs: [
        'The calendar, in the bar at the side, shows a month, a week, a day or a list of what comes next. Press or drag over free time for a new event, drag an event to move it, and its edge to make it longer or shorter; all of it works with the keyboard too, and ? shows the keys. An event can come again by day, week, month or year; when you change one, you are asked whether that one, it and all after it, or all of them are meant.',
        'Guests get an invitation by mail, whatever program they use, and their answers appear beside their names. When you accept an invitation in your mail, it stands in your calendar and follows its changes. A reminder comes as a mail before the event.',
        'You can have several calendars and share each with colleagues, to be read or changed; calendars of others appear below your own. Events of other programs are taken over from iCalendar files (.ics), and written to them as well. How the calendar looks at first, hours of work and reminders are chosen in its settings.',
      ],
    },
    {
      id: 'files',
      title: 'Files',
      picture: 'The file center with the disk of the organisation',
      paragraphs: [
        'The file center, in the bar at the side, has three places: your own disk, the disk of your organisation, and transit, where the files lie that your messages link to. Upload with the button, or drop files onto the list. They go on while you work elsewhere in the page, and each can be paused, resumed and cancelled.',
        'Select files and folders to download, rename, move or delete them; several come as one zip. Share gives a file to people without an account: send them the link together with its code, and end the share whenever you like.',
        'What lies in transit ends after some weeks. Renew it there, or save it to your disk.',
      ],
    },
    {
      id: 'sharing',
      title: 'Shared mailboxes',
      paragraphs: [
        'On the page Shared mailbox of the settings you let colleagues into your mailbox, and choose how far: read only, read and write, send as you, or full control. Your password, your second step and locked folders stay yours. Whoever you remove is out at once.',
        'Mailboxes that others share with you are in the narrow bar on the left. Inside one, the page always says whose it is, and leads back to your own.',
      ],
    },
    {
      id: 'search',
      title: 'Searching',
      picture: 'What a search has found, with the words marked',
      paragraphs: [
        'The box on top searches all your mail. Its list offers ways to narrow the search: by sender, recipient, subject, attachment, folder, time and size. The same can be typed, as in from:wang subject:budget. Searches can be kept under a name.',
      ],
    },
    {
      id: 'news',
      title: 'New mail',
      paragraphs: [
        'New mail is shown in a small window at the bottom and counted in the title of the page. In the preferences you can also turn on a notification of your system and a short sound; both hold for this browser.',
      ],
    },
    {
      id: 'safety',
      title: 'Keeping your account safe',
      picture: 'The sign-ins of the account',
      paragraphs: [
        'Lock the screen when you leave your desk; it also locks by itself. The pages Passwords and Two-step sign-in of the settings let you change your password, ask for a code besides it, and see and end sign-ins elsewhere.',
        'Self-service, in the bar at the side, shows who signed in to your account and who tried to and was refused, and what was sent from it with what became of it for each recipient. If something there was not you, change your password.',
        'Nobody from your organisation will ever ask you for your password by mail.',
        'Who you are to your organisation stands on the page Profile of the settings. Another name, and closing your account, wait there until an administrator has permitted them; until then you can take them back.',
      ],
    },
    {
      id: 'trouble',
      title: 'When something goes wrong',
      paragraphs: [
        'Without a connection you can go on reading what you have read before, also when you open the page anew, and go on writing; messages wait in the outbox and are sent once the connection is back. If an action fails you are told why, with a way to try again.',
        'If a message is missing, look into Spam and Trash and search all mail. For anything else turn to the administrator of your mail.',
      ],
    },
  ],
}
