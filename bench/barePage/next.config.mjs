/** Next would take the shop's own settings from the folder above. */
export default {};
