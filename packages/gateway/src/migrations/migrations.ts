import type { Migration } from 'kysely/migration'
import { accounts } from './0001_accounts'
import { mail } from './0002_mail'
import { sessions } from './0003_sessions'
import { delivery } from './0004_delivery'
import { imap } from './0005_imap'
import { mailSecrets } from './0006_mail_secrets'
import { imapMoves } from './0007_imap_moves'
import { folderLocks } from './0009_folder_locks'
import { lockScopes } from './0050_lock_scopes'
import { mailActs } from './0010_mail_acts'
import { searches } from './0011_searches'
import { listViews } from './0012_list_views'
import { readingTrust } from './0015_reading_trust'
import { sealedMails } from './0016_sealed_mails'
import { later } from './0017_later'
import { recall } from './0018_recall'
import { eventAnswers } from './0019_event_answers'
import { imports } from './0020_imports'
import { followUps } from './0021_follow_ups'
import { certificates } from './0022_certificates'
import { mergedWords } from './0023_merged_words'
import { sealedPages } from './0024_sealed_pages'
import { keptTexts } from './0025_kept_texts'
import { scheduledMails } from './0026_scheduled_mails'
import { review } from './0027_review'
import { undoSend } from './0028_undo_send'
import { secrecy } from './0029_secrecy'
import { onlineFiles } from './0030_online_files'
import { passwords } from './0031_passwords'
import { twoFactor } from './0032_two_factor'
import { screenLocks } from './0033_screen_locks'
import { signIns } from './0034_sign_ins'
import { knownPeople } from './0035_known_people'
import { disks } from './0036_disks'
import { mailTouches } from './0037_mail_touches'
import { captchas } from './0038_captchas'
import { writingMode } from './0039_writing_mode'
import { identities } from './0040_identities'
import { passkeys } from './0041_passkeys'
import { mailboxShares } from './0042_mailbox_shares'
import { smsNotices } from './0043_sms_notices'
import { phoneCodes } from './0044_phone_codes'
import { administration } from './0047_administration'
import { organisation } from './0048_organisation'
import { approvals } from './0049_approvals'
import { proxySenders } from './0051_proxy_senders'
import { profilePictures } from './0052_profile_pictures'
import { htmlParts } from './0053_html_parts'
import { plainWords } from './0054_plain_words'
import { recordPages } from './0055_record_pages'
import { sentRecords } from './0056_sent_records'
import { fileShares } from './0057_file_shares'
import { filesOfSources } from './0058_files_of_sources'
import { wholeContacts } from './0059_contacts'
import { calendars } from './0060_calendars'
import { eventNotices } from './0061_event_notices'
import { topFolders } from './0062_top_folders'
import { foldersBelow } from './0063_folders_below'
import { folderTrees } from './0064_folder_trees'

/**
 * Every change of the schema, oldest first by name. Add-only: a migration that has left the house is never edited.
 * A static list and not a folder scan, because the program is bundled.
 */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_mail': mail,
  '0003_sessions': sessions,
  '0004_delivery': delivery,
  '0005_imap': imap,
  '0006_mail_secrets': mailSecrets,
  '0007_imap_moves': imapMoves,
  '0009_folder_locks': folderLocks,
  '0010_mail_acts': mailActs,
  '0011_searches': searches,
  '0012_list_views': listViews,
  '0015_reading_trust': readingTrust,
  '0016_sealed_mails': sealedMails,
  '0017_later': later,
  '0018_recall': recall,
  '0019_event_answers': eventAnswers,
  '0020_imports': imports,
  '0021_follow_ups': followUps,
  '0022_certificates': certificates,
  '0023_merged_words': mergedWords,
  '0024_sealed_pages': sealedPages,
  '0025_kept_texts': keptTexts,
  '0026_scheduled_mails': scheduledMails,
  '0027_review': review,
  '0028_undo_send': undoSend,
  '0029_secrecy': secrecy,
  '0030_online_files': onlineFiles,
  '0031_passwords': passwords,
  '0032_two_factor': twoFactor,
  '0033_screen_locks': screenLocks,
  '0034_sign_ins': signIns,
  '0035_known_people': knownPeople,
  '0036_disks': disks,
  '0037_mail_touches': mailTouches,
  '0038_captchas': captchas,
  '0039_writing_mode': writingMode,
  '0040_identities': identities,
  '0041_passkeys': passkeys,
  '0042_mailbox_shares': mailboxShares,
  '0043_sms_notices': smsNotices,
  '0044_phone_codes': phoneCodes,
  '0047_administration': administration,
  '0048_organisation': organisation,
  '0049_approvals': approvals,
  '0050_lock_scopes': lockScopes,
  '0051_proxy_senders': proxySenders,
  '0052_profile_pictures': profilePictures,
  '0053_html_parts': htmlParts,
  '0054_plain_words': plainWords,
  '0055_record_pages': recordPages,
  '0056_sent_records': sentRecords,
  '0057_file_shares': fileShares,
  '0058_files_of_sources': filesOfSources,
  '0059_contacts': wholeContacts,
  '0060_calendars': calendars,
  '0061_event_notices': eventNotices,
  '0062_top_folders': topFolders,
  '0063_folders_below': foldersBelow,
  '0064_folder_trees': folderTrees,
}
