/** Groups that are always there (contract: permissions, section 1). */
export const ALL_USERS_ID = 1
export const ADMINISTRATORS_ID = 2
