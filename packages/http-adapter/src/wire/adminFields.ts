import { withFieldNames } from './fieldNames'

/** Names of the wire that the forms of the administration call otherwise. */
const names: Readonly<Record<string, string>> = {
  username: 'address',
  realname: 'name',
  job_number: 'jobNumber',
  department_id: 'departmentId',
  parent_id: 'parentId',
  welcome_logo: 'logoUrl',
  welcome_links: 'links',
  banner_list: 'banners',
  welcome_ads: 'ads',
  icp_link: 'icpLink',
  center_url: 'selfServiceUrl',
}

/** Does what a form asks for; what is refused stands under the form's own fields. */
export const withFormFields = <T>(work: Promise<T>): Promise<T> => withFieldNames(names, work)
