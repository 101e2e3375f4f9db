/** Address of the page while the screen is locked. @source LK-02 */
export const lockPath = '/lockscreen'
